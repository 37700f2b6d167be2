import CMS from "@sveltia/cms";
import { type ContentKind, contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { singleEventChecks } from "../../content-check/checks/event-checks.ts";
import type { ContentProblem } from "../../content-check/content-error.ts";
import { parseContentFile } from "../../content-check/yaml/parse-content-file.ts";
import { contentFormat } from "../content-format.ts";
import { textField } from "../editor-config.ts";
import { inBothWords, inFormWords, isInForms } from "../form-words.ts";
import { type Conflict, mergeTexts } from "../merge-texts.ts";
import { showMessage } from "./panel.ts";

/** The text of the file that a form makes, and the text that the form was opened with; empty for a new entry. */
type FormText = { path: string; text: string; opened: string };

/**
 * Before a form is saved: refuses it if it has mistakes, which the check of the whole content would find later.
 *
 * @param isHere whether the content is on this computer. Then what other people changed in the file since the form was opened
 * is added. If both changed the same field, nothing is saved the first time, and both values are shown.
 */
export function checkBeforeSave(isHere: boolean): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, collection, data, newRecord } = entry.toJS();
      const kind = contentKinds.find(
        (each) => each === collection || `content/${contentFileKinds[each].glob}` === path,
      );
      if (!kind) return entry;
      const { fromFile, toFile } = contentFormat(kind, () => new Date());
      const form = { path, text: toFile(data), opened: newRecord ? "" : String(data[textField] ?? "") };
      try {
        const text = isHere ? await withTheirs(form) : form.text;
        requireNoMistakes(kind, path, text);
        showMessage("");
        // The form's text is the saved one from now on: what is changed next is compared with it.
        return entry.set("data", fromFile(text));
      } catch (error) {
        showMessage(error instanceof Error ? error.message : String(error));
        // In the dialog that Sveltia CMS opens over the panel, it shows the cause of an error with this message, and of no other.
        throw new Error("saving_failed", { cause: error });
      }
    },
  });
}

/** The file as it was when its conflicts were last shown: who saves again has seen them. */
let theirsAlreadyShown = "";

/** The form's text with what other people changed. */
async function withTheirs({ path, text, opened }: FormText): Promise<string> {
  const theirs = opened && (await presentText(path));
  if (!theirs || theirs.trimEnd() === opened.trimEnd()) return text;
  const merged = mergeTexts(opened, theirs, text);
  if (merged.conflicts.length > 0 && theirsAlreadyShown !== theirs) {
    theirsAlreadyShown = theirs;
    throw new Error(conflictText(merged.conflicts));
  }
  return merged.text;
}

/** What is in the file now; null if it was renamed or removed. */
async function presentText(path: string): Promise<string | null> {
  const answer = await fetch(`/editor/api/v1/repos/this-computer/content/media/main/${encodeURI(path)}`);
  return answer.ok ? answer.text() : null;
}

function requireNoMistakes(kind: ContentKind, path: string, text: string): void {
  const { problems } = parseContentFile(path, text, contentFileKinds[kind].schema);
  const found = [...problems, ...(kind === "events" ? eventMistakes(path, text) : [])];
  // Others cannot be corrected in a form, so they must not stop its save; the panel lists them.
  const mistakes = found.filter(({ field }) => isInForms(field));
  if (mistakes.length > 0)
    throw new Error(`Nothing was saved. Correct this first:\n${mistakes.map(inFormWords).join("\n")}`);
}

function eventMistakes(path: string, text: string): ContentProblem[] {
  const id = path.replace(/^.*\/|\.yaml$/g, "");
  return singleEventChecks({ id, ...parseContentFile(path, text, contentFileKinds.events.schema) });
}

function conflictText(conflicts: readonly Conflict[]): string {
  const both = conflicts.map((conflict) => inBothWords(conflict, "in the file now"));
  return `Somebody else has changed the same as you. Nothing was saved yet. ${both.join(" ")} Enter the value that is right, and save again: then the form replaces the file's value.`;
}
