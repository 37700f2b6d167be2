import { XMLBuilder } from "fast-xml-parser";

/** Elements by their names, with attributes as `@name` and an element's own text as `#text`. */
export type XmlElement = { [name: string]: string | XmlElement | readonly (string | XmlElement)[] };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  format: true,
  suppressEmptyNode: true,
});

/** The characters that no XML document may hold, not even escaped (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** An XML document with one root element. */
export function xmlText(root: XmlElement): string {
  const text = builder.build({ "?xml": { "@version": "1.0", "@encoding": "utf-8" }, ...root });
  return text.toWellFormed().replace(forbidden, "");
}
