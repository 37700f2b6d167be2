import { XMLParser, XMLValidator } from "fast-xml-parser";
import { PictureMistake } from "./picture-facts.ts";

/** An element of a drawing, and the line at which it begins. Its text is its own, without that of the elements in it. */
type DrawingElement = { name: string; attributes: Record<string, string>; text: string; line: number };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  captureMetaData: true,
});

/** The key under which the parser tells where in the text an element begins. */
const placeKey = XMLParser.getMetaDataSymbol().valueOf();

const mend = "save it as plain SVG, or give a PNG";

/**
 * Refuses a logo (SVG) that would not be drawn as its maker sees it: one that names anything outside of itself, which is
 * never fetched, has letters, for which a machine may lack the font, or is no SVG at all.
 *
 * @throws PictureMistake that names the line and the correction
 */
export function checkDrawing(drawing: string): void {
  const text = drawing.replaceAll(/\r\n?/g, "\n").trim();
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new PictureMistake(`is no whole SVG drawing (line ${valid.err.line}) — ${mend}`);
  if (text.includes("<!ENTITY")) throw new PictureMistake(`defines entities (<!ENTITY) — ${mend}`);
  const elements = elementsIn(parse(text), text);
  if (!elements.some(({ name }) => name === "svg")) throw new PictureMistake(`is no SVG drawing — ${mend}`);
  for (const element of elements) {
    const mistake = mistakeIn(element);
    if (mistake) throw new PictureMistake(mistake);
  }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text);
  } catch (cause) {
    throw new PictureMistake(`cannot be read as SVG (${cause instanceof Error ? cause.message : cause}) — ${mend}`);
  }
}

function elementsIn(nodes: unknown, text: string): DrawingElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap(({ ":@": attributes = {}, ...node }) => {
    const [[name, children] = ["", ""]] = Object.entries<unknown>(node);
    if (!Array.isArray(children)) return [];
    const line = text.slice(0, node[placeKey].startIndex).split("\n").length;
    const own = {
      name: localName(name),
      attributes,
      line,
      text: children.map((child) => child["#text"] ?? "").join(""),
    };
    return [own, ...elementsIn(children, text)];
  });
}

/** A name without its namespace's prefix: `href` of `xlink:href`. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

function mistakeIn({ name, attributes, text, line }: DrawingElement): string | undefined {
  if (name === "text" || name === "flowRoot")
    return `has letters that not every machine can draw (<${name}> in line ${line}) — convert them to paths, and save it again`;
  if (["script", "foreignObject", "?xml-stylesheet"].includes(name))
    return `has <${name}> in line ${line}, which is not drawn — ${mend}`;
  const styles = name === "style" ? [text] : [];
  const imported = styles.filter((style) => style.includes("@import")).map(() => "@import");
  // A drawing may have both, `href` and `xlink:href`.
  const inAttributes = Object.entries(attributes).flatMap(([attribute, value]) =>
    localName(attribute) === "href" ? [value] : addressesIn(value),
  );
  const named = [...inAttributes, ...styles.flatMap(addressesIn)];
  const [outside] = [...imported, ...named.filter((address) => !/^\s*(?:#|data:)/i.test(address))];
  if (outside === undefined) return undefined;
  return `names something outside of the drawing in line ${line} (${outside.slice(0, 80)}), which is not fetched — ${mend}`;
}

/** What the functions `url()` of a value name. Nothing depends on finding all of them: what is drawn fetches nothing. */
function addressesIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?([^"')\s]*)/gi)].map(([, address = ""]) => address);
}
