import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Group, isGroup } from "./schema-fields.ts";

/**
 * Writes values into a YAML text. Everything that keeps its value keeps its comments, order, quotation marks and blank lines.
 * Flow collections are written without spaces inside their brackets: `{a: 1}`.
 * A field that the value lacks is removed; the comment above it stays, because it may explain what can be written there.
 *
 * @param text the file's text; empty for a new file
 * @param value what the file is to contain, a group of fields or a list
 * @throws Error if the text has mistakes
 */
export function withValues(text: string, value: unknown): string {
  const document: Document = parseDocument(text);
  if (document.errors.length > 0) throw new Error("The file has mistakes: correct them by hand first.");
  keepHeadComment(document.contents);
  document.contents = edited(document, document.contents, value);
  const after = document.toString({ lineWidth: 0, blockQuote: "literal", flowCollectionPadding: false });
  return text.includes("\r\n") ? after.replaceAll("\n", "\r\n") : after;
}

/** Whether two values are the same, apart from the order of fields and line breaks at the end of texts. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, plain) === JSON.stringify(other, plain);
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === "string") return value.trimEnd();
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** YAML attaches the comment at the head of a file to its first field or entry, which may be removed or moved. */
function keepHeadComment(contents: Node | null): void {
  if (!isMap(contents) && !isSeq(contents)) return;
  const [item] = contents.items;
  const first = isPair(item) ? item.key : item;
  if (!isNode(first) || !first.commentBefore) return;
  contents.commentBefore = first.commentBefore;
  first.commentBefore = null;
}

/** Returns a node with the value: the old node if possible, otherwise a new one. */
function edited(document: Document, node: Node | null, value: unknown): Node | null {
  if (node && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) editGroup(document, node as YAMLMap<Scalar, Node | null>, value);
  else if (isSeq(node) && Array.isArray(value)) editList(document, node as YAMLSeq<Node>, value);
  else if (isScalar(node) && (typeof value !== "object" || value === null)) editScalar(node, value);
  else return newNode(document, value);
  return node;
}

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, { Scalar: (_key, scalar) => editScalar(scalar, scalar.value) });
  return node;
}

/** Sets a value. A text of several lines is written below `|`, with one line break at its end; a number has no style to keep. */
function editScalar(scalar: Scalar, value: unknown): void {
  scalar.value = value;
  if (typeof value !== "string") scalar.type = Scalar.PLAIN;
  else if (value.includes("\n") || scalar.type === Scalar.BLOCK_LITERAL) {
    scalar.type = Scalar.BLOCK_LITERAL;
    scalar.value = `${value.trimEnd()}\n`;
  }
}

/** A new field comes after the one that precedes it in the value. */
function editGroup(document: Document, group: YAMLMap<Scalar, Node | null>, value: Group): void {
  removeOthers(group, value);
  let place = 0;
  for (const [name, field] of Object.entries(value)) {
    const found = group.items.findIndex(({ key }) => String(key.value) === name);
    const pair = group.items[found];
    if (pair) pair.value = edited(document, pair.value, field);
    else group.items.splice(place, 0, new Pair(new Scalar(name), newNode(document, field)));
    place = (pair ? found : place) + 1;
  }
}

/** Removes the fields that the value lacks. The comment above one goes to the next field, or to the end of the group. */
function removeOthers(group: YAMLMap<Scalar, Node | null>, value: Group): void {
  let comments: string[] = [];
  group.items = group.items.filter(({ key }) => {
    const { commentBefore } = key;
    if (commentBefore) comments.push(commentBefore);
    if (!(String(key.value) in value)) return false;
    if (comments.length > 0) key.commentBefore = comments.join("\n\n");
    if (comments.length > 1) key.spaceBefore = true;
    comments = [];
    return true;
  });
  if (comments.length > 0) group.comment = [group.comment, ...comments].filter(Boolean).join("\n");
}

/** An entry keeps its node when it moves: the one with the same value, else the same first field, else the same place. */
function editList(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]): void {
  if (values.length === 0) {
    emptyList(list);
    return;
  }
  const entries = list.items.map((node) => ({ node, value: node.toJS(document) as unknown }));
  // An empty list is written as []; its first entries, and those that are groups of fields, get lines of their own.
  if (entries.length === 0 || values.some(isGroup)) list.flow = false;
  const isSpaced = list.items.slice(1).some(({ spaceBefore }) => spaceBefore);
  const free = new Set(entries);
  const take = (entry: (typeof entries)[number] | undefined) => (entry && free.delete(entry) ? entry : undefined);
  const same = values.map((value) => take([...free].find((entry) => isSame(entry.value, value))));
  const alike = values.map(
    (value, index) => same[index] ?? take([...free].find((entry) => haveSameHead(entry.value, value))),
  );
  list.items = values.map((value, index) => {
    const entry = alike[index] ?? take(entries[index]);
    const node = (entry && edited(document, entry.node, value)) ?? newNode(document, value);
    if (isSpaced) node.spaceBefore = index > 0;
    return node;
  });
}

/** Removes all entries. The comments above them stay, because they may explain what belongs into the list. */
function emptyList(list: YAMLSeq<Node>): void {
  const comments = [list.commentBefore, ...list.items.map(({ commentBefore }) => commentBefore), list.comment];
  list.commentBefore = comments.filter(Boolean).join("\n") || null;
  list.comment = null;
  list.items = [];
  list.flow = true;
}

function haveSameHead(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return false;
  const [name = ""] = Object.keys(one);
  return isSame(one[name], other[name]);
}
