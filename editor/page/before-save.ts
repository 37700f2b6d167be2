import CMS from "@sveltia/cms";
import { type ContentKind, contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { singleEventChecks } from "../../content-check/checks/event-checks.ts";
import type { ContentProblem } from "../../content-check/content-error.ts";
import { parseContentFile } from "../../content-check/yaml/parse-content-file.ts";
import { type ContentFormat, contentFormat } from "../content-format.ts";
import { textField } from "../editor-config.ts";
import { labelOf } from "../form-fields.ts";
import { type Conflict, mergeTexts } from "../merge-texts.ts";
import { showMessage } from "./panel.ts";

type Data = Record<string, unknown>;
type Form = { kind: ContentKind; path: string; data: Data; isNew: boolean };

/**
 * On this computer: before a form is saved, adds what other people changed in the file since the form was opened. If both
 * changed the same field, nothing is saved the first time, and both values are shown.
 */
export function mergeBeforeSave(): void {
  beforeSave(async ({ kind, path, data, isNew }) => {
    const format = contentFormat(kind, () => new Date());
    const opened = String(data[textField] ?? "");
    const last = lastSaves.get(path);
    const base = last?.before.trimEnd() === opened.trimEnd() ? last.after : opened;
    const theirs = isNew || base === "" ? null : await presentText(path);
    const merged = theirs === null ? data : withTheirs(format, data, { base, theirs });
    saving = { path, before: String(merged[textField] ?? ""), after: format.toFile(merged) };
    return merged;
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: () => {
      if (saving) lastSaves.set(saving.path, saving);
    },
  });
}

type Save = { path: string; before: string; after: string };

/** The save that has begun. */
let saving: Save | undefined;

/**
 * The last save of each file: the text that its form began with, and the text that was saved. Sveltia CMS does not read a file again that
 * it has saved itself, so a form that is opened again begins with the earlier text.
 */
const lastSaves = new Map<string, Save>();

/** The form with what other people changed. Its text is theirs: if the save fails, nobody's change is lost at the next one. */
function withTheirs(format: ContentFormat, data: Data, { base, theirs }: { base: string; theirs: string }): Data {
  const own = { ...data, [textField]: theirs };
  if (theirs.trimEnd() === base.trimEnd()) return own;
  const { text, conflicts } = mergeTexts(base, theirs, format.toFile(data));
  if (conflicts.length > 0 && shownFor !== theirs) {
    shownFor = theirs;
    throw new Error(conflictText(conflicts));
  }
  return { ...format.fromFile(text), [textField]: theirs };
}

/** On a Git host: refuses a form with mistakes, which the check of the whole content would find some minutes later. */
export function checkBeforeSave(): void {
  beforeSave(async ({ kind, path, data }) => {
    const text = contentFormat(kind, () => new Date()).toFile(data);
    const { problems } = parseContentFile(path, text, contentFileKinds[kind].schema);
    const mistakes = [...problems, ...(kind === "events" ? eventMistakes(path, text) : [])].map(
      ({ field, message }) => `${field} — ${message}.`,
    );
    if (mistakes.length > 0) throw new Error(`Nothing was saved. Correct this first: ${mistakes.join(" ")}`);
    return data;
  });
}

function eventMistakes(path: string, text: string): ContentProblem[] {
  const id = path.replace(/^.*\/|\.yaml$/g, "");
  return singleEventChecks({ id, ...parseContentFile(path, text, contentFileKinds.events.schema) });
}

/** The file as it was when its conflicts were last shown: who saves again has seen them. */
let shownFor = "";

/** @param change returns what is to be saved. What it throws is shown, and nothing is saved. */
function beforeSave(change: (form: Form) => Promise<Data>): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, collection, data, newRecord } = entry.toJS();
      const kind = contentKinds.find(
        (each) => each === collection || `content/${contentFileKinds[each].glob}` === path,
      );
      if (!kind) return entry;
      try {
        const changed = await change({ kind, path, data, isNew: newRecord });
        showMessage("");
        return changed === data ? entry : entry.set("data", changed);
      } catch (error) {
        showMessage(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  });
}

/** What is in the file now; null if it was renamed or removed. */
async function presentText(path: string): Promise<string | null> {
  const answer = await fetch(`/editor/api/v1/repos/this-computer/content/media/main/${encodeURI(path)}`);
  return answer.ok ? answer.text() : null;
}

function conflictText(conflicts: readonly Conflict[]): string {
  const both = conflicts.map(
    ({ field, isEntry, mine, theirs }) =>
      `${isEntry ? field : labelOf(field)} — yours: ${shown(mine)}, in the file now: ${shown(theirs)}.`,
  );
  return `Somebody else has changed the same as you. Nothing was saved yet. ${both.join(" ")} Enter the value that is right, and save again: then the form replaces the file's value.`;
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `“${value.trim()}”`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, field]) => `${labelOf(name)} ${shown(field)}`)
    .join(", ");
}
