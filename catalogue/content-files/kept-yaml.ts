import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Edit, endOfLine, endOfText, startOfLine, withEdits } from "./text-edits.ts";
import { entryLines, pairLines, valueLines } from "./yaml-lines.ts";

/**
 * Writes values into a YAML text and leaves every line alone whose value stays: remarks, order, quotation marks and line
 * breaks. A field that the value lacks is taken out; the remark above it stays.
 *
 * @param text the file as it is; empty for a new one
 * @param value what it shall say, a group of fields or a list
 * @throws Error where the text is no YAML, or where the new text would not read as the value
 */
export function withValues(text: string, value: unknown): string {
  if (text.trim() === "") return `${valueLines(value, 0)}\n`;
  // Lines end as they did, on Windows too.
  if (text.includes("\r\n")) return withValues(text.replaceAll("\r\n", "\n"), value).replaceAll("\n", "\r\n");
  const source = text.endsWith("\n") ? text : `${text}\n`;
  const document = parseDocument(source, { prettyErrors: false });
  if (!document.contents || document.errors.length > 0) throw new Error("The file is no YAML: mend it by hand first.");
  const { contents } = document;
  const whole = () => ({
    start: startOf(contents),
    end: endOfText(source, endOf(contents)),
    text: JSON.stringify(value),
  });
  const changed = withEdits(source, editsOf({ source, document }, contents, value, whole));
  if (!isSame(parseDocument(changed).toJS(), value))
    throw new Error("The file cannot take this change: make it by hand.");
  return changed;
}

/** Whether two values say the same: the order of fields and the line breaks at a text's end count for nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, plain) === JSON.stringify(other, plain);
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === "string") return value.trimEnd();
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Read = { source: string; document: Document.Parsed };

/** The edits that make a node say the value; `whole` replaces all of it. */
function editsOf(read: Read, node: Node | null, value: unknown, whole: () => Edit): Edit[] {
  if (isSame(node?.toJS(read.document) ?? null, value)) return [];
  if (isMap(node) && !node.flow && isGroup(value))
    return editsOfGroup(read, node as YAMLMap<Node, Node | null>, value) ?? [whole()];
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return [editOfList(read, node as YAMLSeq<Node>, value)];
  return [whole()];
}

/** Undefined where nothing remains, or the first field, which stands behind the hyphen of a list's entry, is to go. */
function editsOfGroup(read: Read, group: YAMLMap<Node, Node | null>, value: Group): Edit[] | undefined {
  const { source } = read;
  const pairs = group.items.map((pair) => ({
    pair,
    name: nameOf(pair),
    start: startOf(pair.key),
    end: endOfPair(source, pair),
  }));
  const names = Object.keys(value);
  const column = startOf(group) - startOfLine(source, startOf(group));
  const gone = pairs.filter(({ name }) => !(name in value));
  if (names.length === 0 || gone.some(({ start }) => source.slice(startOfLine(source, start), start).trim() !== ""))
    return undefined;
  const removed = gone.map(({ start, end }) => ({
    start: startOfLine(source, start),
    end: endOfLine(source, end),
    text: "",
  }));
  const changed = pairs
    .filter(({ name }) => name in value)
    .flatMap(({ pair, name, start, end }) =>
      editsOf(read, pair.value, value[name], () =>
        editOfPair(source, { start, end }, pairLines(name, value[name], column, pair.value)),
      ),
    );
  const added = names
    .filter((name) => !pairs.some((pair) => pair.name === name))
    .map((name) => {
      const before = names.slice(0, names.indexOf(name));
      const anchor = pairs.findLast((pair) => before.includes(pair.name)) ?? pairs.at(-1);
      const at = anchor ? endOfLine(source, anchor.end) : endOfLine(source, startOf(group));
      return { start: at, end: at, text: `${" ".repeat(column)}${pairLines(name, value[name], column)}\n` };
    });
  return [...removed, ...changed, ...added];
}

/** The edit that writes a field anew. A remark behind its value stays on its first line. */
function editOfPair(source: string, { start, end }: { start: number; end: number }, lines: string): Edit {
  const [first = "", ...more] = lines.split("\n");
  const lineEnd = source.indexOf("\n", start);
  const isOneLine = lineEnd >= end;
  const remark = isOneLine
    ? source.slice(end, lineEnd)
    : (/[|>:][-+\d]*([ \t]+#.*)$/.exec(source.slice(start, lineEnd))?.[1] ?? "");
  return { start, end: isOneLine ? lineEnd : end, text: [first + remark, ...more].join("\n") };
}

type Entry = { lead: string; start: number; end: number; node: Node; value: unknown };

/** The edit of a list: entries that stay keep their lines, wherever they move to; one that changed is edited itself. */
function editOfList(read: Read, list: YAMLSeq<Node>, values: unknown[]): Edit {
  const { source, document } = read;
  const start = startOfLine(source, startOf(list));
  const column = startOf(list) - start;
  const entries: Entry[] = [];
  for (const node of list.items) {
    const from = entries.at(-1)?.end ?? start;
    const hyphen = startOfEntry(source, from, column);
    const end = endOfLine(source, endOfText(source, endOf(node)));
    entries.push({ lead: source.slice(from, hyphen), start: hyphen, end, node, value: node.toJS(document) });
  }
  const gap = entries.slice(1).some(({ lead }) => lead.startsWith("\n")) ? "\n" : "";
  const kept = matched(entries, values);
  // A remark above a first entry that goes is not the next one's.
  const apart = kept.includes(entries[0]) || !/(?:^|\n) *#[^\n]*\n$/.test(source.slice(0, start)) ? "" : "\n";
  const texts = values.map((value, index) => {
    const entry = kept[index];
    const lead = entry && entry !== entries[0] ? entry.lead : gap;
    const body = entry
      ? editedEntry(read, entry, value, column)
      : `${" ".repeat(column)}${entryLines(value, column)}\n`;
    return (index === 0 ? apart + lead.replace(/^\n+/, "") : lead) + body;
  });
  return { start, end: entries.at(-1)?.end ?? start, text: texts.join("") };
}

function editedEntry(read: Read, { start, end, node, value: old }: Entry, value: unknown, column: number): string {
  const whole = () => ({ start, end, text: `${" ".repeat(column)}${entryLines(value, column, node)}\n` });
  if (isSame(old, value)) return read.source.slice(start, end);
  return withEdits(read.source, editsOf(read, node, value, whole), start, end);
}

/** Which entry becomes which value: the one that says the same, else one with the same first field, else the one in its place. */
function matched(entries: readonly Entry[], values: readonly unknown[]): (Entry | undefined)[] {
  const free = new Set(entries);
  const take = (entry: Entry | undefined) => {
    if (entry) free.delete(entry);
    return entry;
  };
  const same = values.map((value) => take([...free].find((entry) => isSame(entry.value, value))));
  const alike = values.map(
    (value, index) => same[index] ?? take([...free].find((entry) => haveSameHead(entry.value, value))),
  );
  return values.map((_, index) => {
    const there = entries[index];
    return alike[index] ?? (there && free.has(there) ? take(there) : undefined);
  });
}

function haveSameHead(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return false;
  const [name = ""] = Object.keys(one);
  return one[name] === other[name];
}

/** Where the line of the next entry begins. */
function startOfEntry(source: string, from: number, column: number): number {
  const hyphen = `${" ".repeat(column)}-`;
  let at = from;
  while (!source.startsWith(hyphen, at)) at = endOfLine(source, at);
  return at;
}

function nameOf({ key }: Pair<Node, Node | null>): string {
  return String(isScalar(key) ? key.value : key);
}

function endOfPair(source: string, { key, value }: Pair<Node, Node | null>): number {
  const end = value ? endOfText(source, endOf(value)) : 0;
  return Math.max(end, source.indexOf(":", endOf(key)) + 1);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}
