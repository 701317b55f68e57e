# note
lookup-nothing =
    | a | b |
    |---|--:|
    | c | `d` |

    > quote
