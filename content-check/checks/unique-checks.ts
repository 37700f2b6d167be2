import { citySlug } from "../../catalogue/cities/city-names.ts";
import { type ContentKind, isFolder } from "../../catalogue/content-kinds.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentField } from "../content-fields.ts";
import type { ContentSource } from "../content-source.ts";

/** A field whose value may appear once: in its file, or, if each entry has a file of its own, among all files of its kind and language. */
type UniqueField = {
  kind: ContentKind;
  /** The names of the field and of the lists and groups that it is in, such as `lessons signs title`. */
  name: string;
  /** The same key means the same value. Without it, names are compared without regard to case, width and spacing. */
  keyOf?: (value: string) => string;
  /** Another field of the same group: only values that agree in both are the same. */
  within?: string;
  correction?: string;
};

/** Calendars and URLs tell entries apart by some of these values. A repetition of the others is most likely a mistake. */
const uniqueFields: UniqueField[] = [
  { kind: "cities", name: "name", keyOf: citySlug },
  { kind: "phases", name: "name", correction: "give each phase its own" },
  { kind: "phases", name: "number", correction: "give each phase its own" },
  { kind: "partners", name: "name", within: "category" },
  { kind: "landing", name: "lessons signs title" },
  { kind: "landing", name: "questions answers question" },
  { kind: "site", name: "eventPhotos picture", keyOf: (picture) => picture },
  { kind: "sponsors", name: "name", correction: "remove one of the two files" },
  { kind: "supporters", name: "name", correction: "remove one of the two files" },
  { kind: "supporters", name: "position", correction: "give each supporter its own" },
  {
    kind: "events",
    name: "uuid",
    correction: "remove the line from the copy, and keep it in the other: calendars know that event by it",
  },
];

/** Values that appear twice where each may appear once, and two events with one file name. */
export function uniqueChecks(fields: readonly ContentField[], source: ContentSource): ContentProblem[] {
  return [...uniqueFields.flatMap((unique) => repeatedValues(fields, unique)), ...sameIds(source)];
}

function repeatedValues(
  fields: readonly ContentField[],
  { kind, name, keyOf = nameKey, within, correction = "remove one of the two" }: UniqueField,
): ContentProblem[] {
  const scope = ({ file, language }: ContentField) => (isFolder(kind) ? language : file);
  const own = fields.filter((field) => field.kind === kind && field.name === name);
  return repeated(own, (field) =>
    JSON.stringify([scope(field), keyOf(String(field.value)), within && field.group[within]]),
  ).map(({ item, first }) => {
    const what = first.file === item.file ? "appears twice" : `is that of ${first.file} too`;
    return item.problem(`${what} — ${correction}`);
  });
}

/** The items whose key an earlier item has, each with that one. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): { item: Item; first: Item }[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((item) => ({ item, first })),
  );
}

/** Two event files of one name, which would share one URL. */
function sameIds({ events }: ContentSource): ContentProblem[] {
  return repeated(events, ({ id }) => id).map(({ item, first }) =>
    item.problem([], `has the name of ${first.file} — rename one: the event's URL is made of the file's name`),
  );
}
