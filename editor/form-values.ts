import type { FormField } from "./form-fields.ts";

type Group = Record<string, unknown>;

/** A file's value as the form shows it: the number of a phase as text. */
function formValue(field: FormField, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => formValue(partOf(field), item));
  if (isGroup(value)) return formGroup(field.fields ?? [], value);
  if (field.isNumber && typeof value === "number") return String(value);
  return value;
}

/** A group of a file's values as the form shows it. */
export function formGroup(fields: readonly FormField[], group: Group): Group {
  return mapped(group, (name, value) => formValue(fieldNamed(fields, name), value));
}

/**
 * A group of the form's values as a file has it: what is empty is left out.
 *
 * @param old the group in the file; what the form does not know of it stays
 */
export function storedGroup(fields: readonly FormField[], group: Group, old: unknown): Group {
  const before = isGroup(old) ? old : {};
  const unknown = Object.entries(before).filter(([name]) => !fields.some((field) => field.name === name));
  const stored = fields.map(
    (field) => [field.name, storedValue(field, group[field.name], before[field.name])] as const,
  );
  return Object.fromEntries([...stored.filter(([, value]) => value !== undefined), ...unknown]);
}

/**
 * A list of the form's values as a file has it. What an entry keeps that the form does not know is found by its first
 * field, such as its name: the place is another's once an entry came, went or moved. One with a new
 * name is the one in its place, where the list has as many entries as it had.
 */
export function storedList(field: FormField, list: readonly unknown[], old: unknown): unknown[] {
  const before: unknown[] = Array.isArray(old) ? old : [];
  const part = partOf(field);
  const head = part.fields?.[0];
  const free = new Set(before.keys());
  const take = (place: number | undefined) => (place !== undefined && free.delete(place) ? place : undefined);
  const places = list.map((item) => {
    if (!head || !isGroup(item)) return undefined;
    const name = storedValue(head, item[head.name], undefined);
    return take(
      [...free].find((place) => {
        const entry = before[place];
        return isGroup(entry) && entry[head.name] === name;
      }),
    );
  });
  return list.map((item, index) => {
    const place = places[index] ?? (list.length === before.length ? take(index) : undefined);
    return storedValue(part, item, place === undefined ? undefined : before[place]);
  });
}

function storedValue(field: FormField, value: unknown, old: unknown): unknown {
  if (isBlank(value)) return isList(field) && !field.mayBeLeftOut ? [] : blank(old);
  const stored = Array.isArray(value) ? storedList(field, value, old) : storedEntry(field, value, old);
  return field.mayBeLeftOut && isEmpty(stored) ? undefined : stored;
}

function storedEntry(field: FormField, value: unknown, old: unknown): unknown {
  if (isGroup(value)) return storedGroup(field.fields ?? [], value, old);
  if (field.onlyTrue) return value === true ? true : undefined;
  if (field.isNumber) return Number(value);
  return value;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** What is empty in the file already may stay so. */
function blank(old: unknown): unknown {
  return isBlank(old) ? old : undefined;
}

function isList(field: FormField): boolean {
  return field.widget === "list" || ("multiple" in field && field.multiple === true);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** What an entry of a list is: a group with the list's fields, the list's one field, or as the list itself chooses. */
function partOf(field: FormField): FormField {
  if (field.field) return field.field;
  const { mayBeLeftOut: _ofTheList, ...entry } = field;
  return entry;
}

function fieldNamed(fields: readonly FormField[], name: string): FormField {
  return fields.find((field) => field.name === name) ?? { name, widget: "hidden" };
}

function mapped(group: Group, change: (name: string, value: unknown) => unknown): Group {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(name, value)]));
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
