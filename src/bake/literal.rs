//! Any serializable value as a Rust expression, so that loaded data become statics.
//!
//! Texts and lists are written as `Cow::Borrowed`; names of kebab-case variants are turned back into
//! Rust's. Maps do not occur in our data and are refused.

use std::fmt::{self, Display, Write as _};

use serde::ser::{self, Serialize, Serializer};

/// The Rust expression of a value.
pub(crate) fn literal(value: &impl Serialize) -> String {
    value
        .serialize(Literal)
        .expect("our data hold no maps, floats or bytes")
}

struct Literal;

/// What is being written, part by part.
struct Parts {
    out: String,
    close: &'static str,
}

/// Something our data do not hold.
#[derive(Debug)]
pub(crate) struct Unsupported(String);

impl Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsupported {}

impl ser::Error for Unsupported {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Written = Result<String, Unsupported>;

fn refuse<T>(what: &str) -> Result<T, Unsupported> {
    Err(Unsupported(what.to_owned()))
}

fn pascal(kebab: &str) -> String {
    let mut name = String::new();
    for word in kebab.split('-') {
        let mut letters = word.chars();
        name.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}

impl Serializer for Literal {
    type Ok = String;
    type Error = Unsupported;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Parts;
    type SerializeTupleVariant = Parts;
    type SerializeMap = ser::Impossible<String, Unsupported>;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    fn serialize_bool(self, value: bool) -> Written {
        Ok(value.to_string())
    }
    fn serialize_i8(self, value: i8) -> Written {
        Ok(value.to_string())
    }
    fn serialize_i16(self, value: i16) -> Written {
        Ok(value.to_string())
    }
    fn serialize_i32(self, value: i32) -> Written {
        Ok(value.to_string())
    }
    fn serialize_i64(self, value: i64) -> Written {
        Ok(value.to_string())
    }
    fn serialize_u8(self, value: u8) -> Written {
        Ok(value.to_string())
    }
    fn serialize_u16(self, value: u16) -> Written {
        Ok(value.to_string())
    }
    fn serialize_u32(self, value: u32) -> Written {
        Ok(value.to_string())
    }
    fn serialize_u64(self, value: u64) -> Written {
        Ok(value.to_string())
    }
    fn serialize_f32(self, _: f32) -> Written {
        refuse("a float")
    }
    fn serialize_f64(self, _: f64) -> Written {
        refuse("a float")
    }
    fn serialize_char(self, value: char) -> Written {
        Ok(format!("{value:?}"))
    }
    fn serialize_str(self, value: &str) -> Written {
        Ok(format!("Cow::Borrowed({value:?})"))
    }
    fn serialize_bytes(self, _: &[u8]) -> Written {
        refuse("bytes")
    }
    fn serialize_none(self) -> Written {
        Ok("None".to_owned())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        Ok(format!("Some({})", value.serialize(Literal)?))
    }
    fn serialize_unit(self) -> Written {
        Ok("()".to_owned())
    }
    fn serialize_unit_struct(self, name: &'static str) -> Written {
        Ok(name.to_owned())
    }
    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Written {
        // A kind is a name, not one of a closed set.
        if name == "Kind" {
            return Ok(format!("Kind::new({variant:?})"));
        }
        Ok(format!("{name}::{}", pascal(variant)))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        Ok(format!("{name}({})", value.serialize(Literal)?))
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        Ok(format!(
            "{name}::{}({})",
            pascal(variant),
            value.serialize(Literal)?
        ))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Parts, Unsupported> {
        Ok(Parts::new("Cow::Borrowed(&[", "])"))
    }
    fn serialize_tuple(self, _: usize) -> Result<Parts, Unsupported> {
        Ok(Parts::new("(", ")"))
    }
    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Parts, Unsupported> {
        Ok(Parts::new(&format!("{name}("), ")"))
    }
    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts, Unsupported> {
        Ok(Parts::new(&format!("{name}::{}(", pascal(variant)), ")"))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unsupported> {
        refuse("a map")
    }
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts, Unsupported> {
        Ok(Parts::new(&format!("{name} {{ "), " }"))
    }
    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts, Unsupported> {
        Ok(Parts::new(&format!("{name}::{} {{ ", pascal(variant)), " }"))
    }
}

impl Parts {
    fn new(open: &str, close: &'static str) -> Self {
        Self {
            out: open.to_owned(),
            close,
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
        let value = value.serialize(Literal)?;
        write!(self.out, "{value}, ").map_err(|error| Unsupported(error.to_string()))
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unsupported> {
        let value = value.serialize(Literal)?;
        write!(self.out, "{name}: {value}, ").map_err(|error| Unsupported(error.to_string()))
    }

    fn finish(mut self) -> String {
        self.out.push_str(self.close);
        self.out
    }
}

impl ser::SerializeSeq for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
        self.item(value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}

impl ser::SerializeTuple for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
        self.item(value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}

impl ser::SerializeTupleStruct for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
        self.item(value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}

impl ser::SerializeTupleVariant for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
        self.item(value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}

impl ser::SerializeStruct for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unsupported> {
        self.field(name, value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}

impl ser::SerializeStructVariant for Parts {
    type Ok = String;
    type Error = Unsupported;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unsupported> {
        self.field(name, value)
    }
    fn end(self) -> Written {
        Ok(self.finish())
    }
}
