import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Returns the elements of a document, or of a part of one, as an HTML parser reads them. */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html));
}

/** Returns the elements with this name, in lower case. */
export function elementsNamed(name: string, html: string): Element[] {
  return elementsOf(html).filter(({ tagName }) => tagName === name);
}

function elementsIn(node: Node): Element[] {
  const below = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...below] : below;
}

/** The values of an element's attributes by their names, in lower case. */
export function attributesOf({ attrs }: Element): Partial<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** The text of a node and of all nodes in it. */
export function textOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
