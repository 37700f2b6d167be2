import { type Document, isMap, isScalar, isSeq, type Node, type ParsedNode } from "yaml";

/** A node of a YAML document and where it begins: a field at its name, an entry of a list at its first character. */
type Found = { node: Node | null | undefined; offset: number };

/** The node at a path. If the file has no such field: the place of the deepest field on the way to it. */
export function fieldNode(document: Document, path: readonly PropertyKey[]): Found {
  let found: Found = { node: document.contents as ParsedNode | null, offset: 0 };
  for (const key of path) {
    const next = childOf(found.node, key);
    if (!next) return { node: undefined, offset: found.offset };
    found = next;
  }
  return found;
}

function childOf(node: unknown, key: PropertyKey): Found | undefined {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair && { node: pair.value, offset: pair.key.range[0] };
  }
  const item = isSeq<ParsedNode>(node) && typeof key === "number" ? node.items[key] : undefined;
  return item && { node: item, offset: item.range[0] };
}

/** A path in words: `figures: events`. An entry of a list goes by its `name`, or by its number, counted from 1. */
export function labelOf(document: Document, path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === "number" ? entryName(document, path.slice(0, index + 1)) : String(key)))
    .join(": ");
}

function entryName(document: Document, path: readonly PropertyKey[]): string {
  const name = document.getIn([...path, "name"]);
  return typeof name === "string" && name.trim() ? name.trim() : `entry ${Number(path.at(-1)) + 1}`;
}
