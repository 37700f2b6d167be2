import CMS from "@sveltia/cms";
import { type ContentKind, contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { singleEventChecks } from "../../content-check/checks/event-checks.ts";
import type { ContentProblem } from "../../content-check/content-error.ts";
import { parseContentFile } from "../../content-check/yaml/parse-content-file.ts";
import { contentFormat } from "../content-format.ts";
import { textField } from "../editor-config.ts";
import { conflictSentence, inFormWords, isInForms } from "../form-words.ts";
import { type Conflict, mergeTexts } from "../merge-texts.ts";
import { savingFailed } from "../sveltia-internals.ts";
import { showMessage } from "./panel.ts";

/** The text of the form's file, and the file's text when the form was opened; empty for a new entry. */
type FormText = { path: string; text: string; opened: string };

/**
 * Checks each form before Sveltia CMS saves it. A form with mistakes is not saved, and the panel shows them.
 *
 * @param isLocal whether the content is on this computer. If so, a save also keeps changes that others have made to the file
 * since the form was opened. If both have changed the same field, the first save fails and shows both values.
 */
export function checkBeforeSave(isLocal: boolean): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, collection, data, newRecord } = entry.toJS();
      const kind = contentKinds.find(
        (each) => each === collection || `content/${contentFileKinds[each].glob}` === path,
      );
      if (!kind) return entry;
      const { fromFile, toFile } = contentFormat(kind);
      const form = { path, text: toFile(data), opened: newRecord ? "" : String(data[textField] ?? "") };
      try {
        const text = isLocal ? await withTheirs(form) : form.text;
        requireNoMistakes(kind, path, text);
        showMessage("");
        // Puts the saved text into the form, so that the next save compares with it.
        return entry.set("data", fromFile(text));
      } catch (error) {
        showMessage(error instanceof Error ? error.message : String(error));
        // Sveltia CMS covers the panel with a dialog that shows the cause.
        throw new Error(savingFailed, { cause: error });
      }
    },
  });
}

/** The text of the file when its conflicts were last shown. If a save finds the same text, it replaces the values in the file. */
let theirsAlreadyShown = "";

/** Returns the form's text with the changes of others. @throws Error with both values of each conflict, the first time */
async function withTheirs({ path, text, opened }: FormText): Promise<string> {
  const theirs = opened && (await currentText(path));
  if (!theirs || theirs.trimEnd() === opened.trimEnd()) return text;
  const merged = mergeTexts(opened, theirs, text);
  if (merged.conflicts.length > 0 && theirsAlreadyShown !== theirs) {
    theirsAlreadyShown = theirs;
    throw new Error(conflictText(merged.conflicts));
  }
  return merged.text;
}

/** Returns the current text of a file; null if it was renamed or removed. */
async function currentText(path: string): Promise<string | null> {
  const answer = await fetch(`/editor/api/v1/repos/this-computer/content/media/main/${encodeURI(path)}`);
  return answer.ok ? answer.text() : null;
}

function requireNoMistakes(kind: ContentKind, path: string, text: string): void {
  const { problems } = parseContentFile(path, text, contentFileKinds[kind].schema);
  const found = [...problems, ...(kind === "events" ? eventMistakes(path, text) : [])];
  // Other mistakes cannot be corrected in the form, so they must not prevent a save. The panel lists them.
  const mistakes = found.filter(({ field }) => isInForms(field));
  if (mistakes.length > 0)
    throw new Error(`Nothing was saved. Correct this first:\n${mistakes.map(inFormWords).join("\n")}`);
}

function eventMistakes(path: string, text: string): ContentProblem[] {
  const id = path.replace(/^.*\/|\.yaml$/g, "");
  return singleEventChecks({ id, ...parseContentFile(path, text, contentFileKinds.events.schema) });
}

function conflictText(conflicts: readonly Conflict[]): string {
  const sentences = conflicts.map((conflict) => conflictSentence(conflict, "in the file now"));
  return `Somebody else has changed the same field. Nothing was saved. ${sentences.join(" ")} Enter the correct value and save again: it replaces the value in the file.`;
}
