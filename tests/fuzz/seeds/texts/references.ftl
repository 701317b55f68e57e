command-annals = { $x -> 
    [one] { "a" } *b*
   *[other] { NAME("piece-colonist", form: "genitive") }
}
-brand = annals
one = { two } by { -brand }
    .title = > - 1. **deep** [monk](piece:missionary)
two = { one }
