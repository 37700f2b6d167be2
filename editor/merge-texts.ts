import { parse } from "yaml";
import { isSame, withValues } from "../content-check/yaml/edit-yaml.ts";

type Fields = Map<string, unknown>;

/**
 * A field, or an entry of a list by its name, that two people have changed to different values; undefined means that it was
 * removed.
 */
export type Conflict = { field: string; isEntry: boolean; mine: unknown; theirs: unknown };

/**
 * Merges two people's changes of a content file, field by field, and those of a list entry by entry. If both change the
 * order of a list, mine remains; an entry that the other one adds then comes last.
 *
 * @param base the text that both began with
 * @param theirs the text as it is in the file now
 * @param mine the text that is to be saved
 * @returns their text with my changes, and the fields in which both differ: there the text has my value
 */
export function mergeTexts(base: string, theirs: string, mine: string): { text: string; conflicts: Conflict[] } {
  const isEntry = Array.isArray(parse(mine));
  const [old, now, own] = [base, theirs, mine].map(fieldsIn) as [Fields, Fields, Fields];
  const changed = (fields: Fields, name: string) => !isSame(fields.get(name), old.get(name));
  const orderIn = (fields: Fields) => [...fields.keys()].filter((name) => old.has(name) && own.has(name));
  const inOrder = isSame(orderIn(old), orderIn(own)) ? [now, own] : [own, now];
  const names = [...new Set(inOrder.flatMap((fields) => [...fields.keys()]))];
  const conflicts = names
    // The time of the last change differs whenever both have saved.
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

/** The fields of a text, or the entries of a list by their names: a second entry of one name is `Potli (2)`. */
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
