import { parse } from "yaml";
import { isSame, withValues } from "../content-check/yaml/edit-yaml.ts";

type Fields = Map<string, unknown>;

/**
 * A field that two people have changed to different values, or an entry of a list, by its name. An undefined value means that the
 * field was removed.
 */
export type Conflict = { field: string; isEntry: boolean; mine: unknown; theirs: unknown };

/**
 * Merges two people's changes to a content file, field by field; or entry by entry, if the file is a list. If I have changed the
 * order of a list, my order stays, and the other person's new entries come last.
 *
 * @param base the text from which both people began
 * @param theirs the current text of the file
 * @param mine the text to save
 * @returns their text with my changes, and the conflicts, in which the text has my value
 */
export function mergeTexts(base: string, theirs: string, mine: string): { text: string; conflicts: Conflict[] } {
  const isEntry = Array.isArray(parse(mine));
  const [old, now, own] = [base, theirs, mine].map(fieldsIn) as [Fields, Fields, Fields];
  const changed = (fields: Fields, name: string) => !isSame(fields.get(name), old.get(name));
  const orderIn = (fields: Fields) => [...fields.keys()].filter((name) => old.has(name) && own.has(name));
  const inOrder = isSame(orderIn(old), orderIn(own)) ? [now, own] : [own, now];
  const names = [...new Set(inOrder.flatMap((fields) => [...fields.keys()]))];
  const conflicts = names
    // The time of the last change always differs.
    .filter((name) => name !== "changed" && changed(now, name) && changed(own, name))
    .map((field) => ({ field, isEntry, mine: own.get(field), theirs: now.get(field) }))
    .filter((conflict) => !isSame(conflict.mine, conflict.theirs));
  const merged = names
    .map((name) => [name, (changed(own, name) ? own : now).get(name)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    text: withValues(theirs, isEntry ? merged.map(([, value]) => value) : Object.fromEntries(merged)),
    conflicts,
  };
}

/** Returns the fields of a text, or the entries of a list by their names. A second entry with the same name is `Potli (2)`. */
function fieldsIn(text: string): Fields {
  const value: object = parse(text) ?? {};
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const entries: Fields = new Map();
  for (const entry of value) {
    const name = String(entry?.name);
    let field = name;
    for (let count = 2; entries.has(field); count += 1) field = `${name} (${count})`;
    entries.set(field, entry);
  }
  return entries;
}
