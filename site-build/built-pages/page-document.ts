import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element that stands in a page's text; those that HTML adds by itself, such as `tbody`, are left out. */
export type PageElement = {
  /** In small letters, those of drawings too. */
  name: string;
  /** By name; references such as `&amp;` are resolved. */
  attributes: ReadonlyMap<string, string>;
  /** What a script or a style sheet says; empty for any other element. */
  text: string;
  /** Where the element stands in the page's text, and within it what is between its tags. */
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
};

/** A page as a parser reads it. */
export type PageDocument = {
  elements: readonly PageElement[];
};

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads a page as browsers do. */
export function parsePage(html: string): PageDocument {
  const elements: PageElement[] = [];
  const visit = (node: Node) => {
    if ("tagName" in node) elements.push(...pageElement(node));
    if (!("childNodes" in node) || isRaw(node)) return;
    for (const child of node.childNodes) visit(child);
  };
  // As a browser without scripts, for which what stands in `noscript` are elements too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { elements };
}

const isRaw = ({ nodeName }: Node) => nodeName === "script" || nodeName === "style";

function pageElement(node: Element): PageElement[] {
  const place = node.sourceCodeLocation;
  if (!place?.startTag) return [];
  const element = {
    name: node.tagName.toLowerCase(),
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: isRaw(node) ? node.childNodes.map((child) => ("value" in child ? child.value : "")).join("") : "",
    start: place.startOffset,
    contentStart: place.startTag.endOffset,
    contentEnd: place.endTag?.startOffset ?? place.endOffset,
    end: place.endOffset,
  };
  return [element];
}

/** Whether an element is a script that browsers run and that stands in the page: those of files and of data, such as JSON-LD, are none. */
export function isInlineScript({ name, attributes }: PageElement): boolean {
  return name === "script" && !attributes.has("src") && !attributes.get("type")?.startsWith("application/");
}

/** A text that comes in the place of a part of a page. */
export type Edit = { start: number; end: number; text: string };

/**
 * A page with parts of it replaced. Of two that begin at one place what only adds something comes first; of two of which
 * one lies within the other, the outer one counts.
 */
export function withEdits(html: string, edits: readonly Edit[]): string {
  const adds = ({ start, end }: Edit) => Number(start === end);
  const inOrder = edits.toSorted((a, b) => a.start - b.start || adds(b) - adds(a) || b.end - a.end);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text } of inOrder) {
    if (start < done) continue;
    parts.push(html.slice(done, start), text);
    done = end;
  }
  return parts.join("") + html.slice(done);
}
