import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { CodedError } from "../errors.ts";
import { isHarmlessCss, isKeptAttribute, isKeptElement, isNoted } from "./svg-rules.ts";

/** An element or text as the parser gives it: its name with its children, and `:@` with its attributes. */
type XmlNode = { [name: string]: unknown; ":@"?: Record<string, string> };

const format = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  suppressEmptyNode: true,
} as const;

const parser = new XMLParser({
  ...format,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Also numeric references, which would else be written out as text.
  htmlEntities: true,
});

const builder = new XMLBuilder(format);

const namespace = "http://www.w3.org/2000/svg";

/**
 * Takes out of a drawing whatever could run, load or lead anywhere. It is written anew from the elements and attributes
 * that drawings are made of, so nothing of the file's own markup is left.
 *
 * @returns the drawing, and the names of what was taken out that somebody may miss
 * @throws CodedError `input-invalid`, whose message goes on behind the file's name
 */
export function cleanSvg(text: string): { text: string; removed: string[] } {
  if (!/<svg[\s>]/.test(text)) throw noSvg();
  const root = parse(text.trimStart()).find((node) => nameOf(node) === "svg");
  if (root?.[":@"]?.xmlns !== namespace) throw noSvg();
  const removed = new Set<string>();
  const [clean] = cleanNode(root, removed);
  const attributes = { xmlns: namespace, ...clean?.[":@"] } as Record<string, string>;
  if (!(attributes.viewBox || (attributes.width && attributes.height))) {
    throw refusal("has no size: give its <svg> a viewBox");
  }
  return { text: builder.build([{ ...clean, ":@": attributes }]), removed: [...removed] };
}

function parse(text: string): XmlNode[] {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw refusal(`is not whole: line ${valid.err.line}: ${valid.err.msg}`);
  try {
    return parser.parse(text);
  } catch (cause) {
    throw refusal(`cannot be read: ${cause instanceof Error ? cause.message : cause}. Save it as plain SVG`, cause);
  }
}

function nameOf(node: XmlNode): string {
  return Object.keys(node).find((key) => key !== ":@") ?? "";
}

function cleanNode(node: XmlNode, removed: Set<string>): XmlNode[] {
  const name = nameOf(node);
  if (name === "#text") return [node];
  const children = node[name] as XmlNode[];
  const within = () => children.flatMap((child) => cleanNode(child, removed));
  // A link leads away, but what it holds is part of the drawing.
  if (name === "a") return within();
  if (!isKeptElement(name) || (name === "style" && !isHarmlessCss(textOf(children)))) {
    if (isNoted(name)) removed.add(`<${name}>`);
    return [];
  }
  return [{ [name]: within(), ":@": cleanAttributes(name, node[":@"] ?? {}, removed) }];
}

function cleanAttributes(element: string, attributes: Record<string, string>, removed: Set<string>) {
  const kept: Record<string, string> = {};
  for (const [written, value] of Object.entries(attributes)) {
    const name = written === "xlink:href" ? "href" : written;
    if (isKeptAttribute(element, name, value)) kept[name] = value;
    else if (isNoted(name)) removed.add(name);
  }
  return kept;
}

function textOf(children: readonly XmlNode[]): string {
  return children.map((child) => String(child["#text"] ?? "")).join("");
}

function noSvg(): CodedError {
  return refusal(`is no SVG: its root has to be <svg xmlns="${namespace}">. Save it as plain SVG`);
}

function refusal(message: string, cause?: unknown): CodedError {
  return new CodedError("input-invalid", message, { cause });
}
