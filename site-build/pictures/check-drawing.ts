import { XMLParser } from "fast-xml-parser";
import { PictureMistake } from "./picture-facts.ts";

/** An element of a drawing, and the line at which it begins. Its text is its own, without that of the elements in it. */
type DrawingElement = { name: string; attributes: Record<string, string>; text: string; line: number };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  // Numbers of characters (`&#40;`) are decoded too.
  htmlEntities: true,
  captureMetaData: true,
});

/** A part of the same drawing, or a picture of dots that is written out in it. */
const isInside = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif)[;,])/i;

/** The key under which the parser tells where in the text an element begins. */
const placeKey = XMLParser.getMetaDataSymbol().valueOf();

const correction = "save it as plain SVG, or give a PNG";

/**
 * Refuses a logo (SVG) that would not be drawn as its maker sees it: one that names anything outside of itself, which is
 * never fetched, has letters, for which a machine may lack the font, or is no SVG at all.
 *
 * @throws PictureMistake that names the line and the correction
 */
export function checkDrawing(drawing: string): void {
  const text = drawing.replaceAll(/\r\n?/g, "\n").trim();
  if (text.includes("<!ENTITY")) throw new PictureMistake(`defines entities (<!ENTITY) — ${correction}`);
  if (/<!DOCTYPE[^>]*\sSYSTEM\s/.test(text)) throw new PictureMistake(`names a file in its <!DOCTYPE> — ${correction}`);
  const elements = elementsIn(parse(text), text);
  if (!elements.some(({ name }) => name === "svg")) throw new PictureMistake(`is no SVG drawing — ${correction}`);
  for (const element of elements) {
    const mistake = mistakeIn(element);
    if (mistake) throw new PictureMistake(mistake);
  }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch (cause) {
    throw new PictureMistake(`cannot be read as SVG (${(cause as Error).message}) — ${correction}`);
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
  if (name === "?xml" && !/^(?:utf-8|us-ascii)$/i.test(attributes.encoding ?? "utf-8"))
    return "is not UTF-8 text — save it as UTF-8";
  const isNotDrawn = ["script", "foreignObject", "?xml-stylesheet"].includes(name);
  if (isNotDrawn || attributes.attributeName?.endsWith("href"))
    return `has <${name}> in line ${line}, which is not drawn — ${correction}`;
  const links = valuesOf(attributes, isLink);
  const styles = valuesOf(attributes, (key) => !isLink(key) && !isNote(key));
  if (name === "style") styles.push(text);
  if (styles.some((style) => style.includes("\\")))
    return `has a backslash in line ${line}, which can hide an address — ${correction}`;
  const outside = [...links, ...styles.flatMap(addressesIn)].find((address) => !isInside.test(address));
  if (outside === undefined) return undefined;
  return `names something outside of the drawing in line ${line} (${outside.slice(0, 80)}), which is not fetched — ${correction}`;
}

const isLink = (key: string) => localName(key) === "href";

/** Names, and what drawing programs note for themselves: nothing of it is drawn. */
const isNote = (key: string) => key.includes(":") || key.startsWith("data-") || key === "id" || key === "class";

function valuesOf(attributes: Record<string, string>, isWanted: (key: string) => boolean): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => (isWanted(key) ? value : []));
}

/** What a style names: an imported stylesheet, a set of pictures, and the arguments of `url()`. */
function addressesIn(style: string): string[] {
  const matches = style.matchAll(/@import|image-set\(|url\(\s*["']?([^"')\s]*)/gi);
  return [...matches].map(([all, address]) => address ?? all);
}
