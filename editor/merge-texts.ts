import { parse } from "yaml";
import { isSame, withValues } from "../content-check/yaml/edit-yaml.ts";

type Group = Record<string, unknown>;

/** A field that two people have changed to different values; undefined means that the field was removed. */
export type Conflict = { field: string; mine: unknown; theirs: unknown };

/**
 * Merges two people's changes of a content file, field by field.
 *
 * @param base the text that both began with
 * @param theirs the text as it is in the file now
 * @param mine the text that is to be saved
 * @returns their text with my changes, and the fields in which both differ: there the text has my value
 */
export function mergeTexts(base: string, theirs: string, mine: string): { text: string; conflicts: Conflict[] } {
  const [old, now, own] = [base, theirs, mine].map(fieldsIn) as [Group, Group, Group];
  const changed = (fields: Group, name: string) => !isSame(fields[name], old[name]);
  const names = [...new Set([...Object.keys(now), ...Object.keys(own)])];
  const conflicts = names
    // The time of the last change differs whenever both have saved.
    .filter((name) => name !== "changed" && changed(now, name) && changed(own, name) && !isSame(now[name], own[name]))
    .map((field) => ({ field, mine: own[field], theirs: now[field] }));
  const merged = names.map((name) => [name, changed(own, name) ? own[name] : now[name]] as const);
  const value = Object.fromEntries(merged.filter(([, field]) => field !== undefined));
  return { text: withValues(theirs, listField in value ? value[listField] : value), conflicts };
}

/** The name for the list that a file consists of. */
const listField = "entries";

function fieldsIn(text: string): Group {
  const value: unknown = parse(text);
  return Array.isArray(value) ? { [listField]: value } : ((value ?? {}) as Group);
}
