import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node } from "yaml";

/** Finds fields in a content file, for messages. */
export type ContentPlace = {
  /** The line, counted from 1, of the deepest part of the path that stands in the file; 1 where none does. */
  line: (path: readonly PropertyKey[]) => number;
  /** The path in words; an entry of a list goes by its `name`, or by its number, counted from 1. */
  label: (path: readonly PropertyKey[]) => string;
  /** The field's value as it is written; empty where there is none. */
  value: (path: readonly PropertyKey[]) => string;
};

/** The places of one parsed file. */
export function contentPlace(document: Document, lineCounter: LineCounter, text: string): ContentPlace {
  const find = (path: readonly PropertyKey[]) => findNode(document.contents, path);
  return {
    line: (path) => lineCounter.linePos(find(path).offset).line || 1,
    label: (path) => path.map((_, index) => label(document, path.slice(0, index + 1))).join(": "),
    value: (path) => {
      const [start = 0, end = 0] = (find(path).node as Node | null)?.range ?? [];
      return text.slice(start, end).trim();
    },
  };
}

function label(document: Document, path: readonly PropertyKey[]): string {
  const key = path.at(-1);
  if (typeof key !== "number") return String(key);
  const name = document.getIn([...path, "name"]);
  return typeof name === "string" && name.trim() ? name.trim() : `entry ${key + 1}`;
}

function findNode(root: unknown, path: readonly PropertyKey[]): { node: unknown; offset: number } {
  let found = { node: root, offset: 0 };
  for (const key of path) {
    const next = childOf(found.node, key);
    if (!next) return { node: undefined, offset: found.offset };
    found = next;
  }
  return found;
}

function childOf(node: unknown, key: PropertyKey): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair && { node: pair.value, offset: startOf(pair.key) };
  }
  const item = isSeq(node) && typeof key === "number" ? node.items[key] : undefined;
  return item === undefined ? undefined : { node: item, offset: startOf(item) };
}

function startOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
