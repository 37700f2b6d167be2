import { XMLParser } from "fast-xml-parser";

/** Reads an Atom feed as it is written: its attributes too, texts with their blanks, and entries as a list in any case. */
export const atomParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});
