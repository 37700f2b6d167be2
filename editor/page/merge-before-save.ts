import CMS from "@sveltia/cms";
import { contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { contentFormat } from "../content-format.ts";
import { textField } from "../editor-config.ts";
import { labelOf } from "../form-fields.ts";
import { type Conflict, mergeTexts } from "../merge-texts.ts";
import { showMessage } from "./panel.ts";

/** The file as it was when its conflicts were last shown: who saves again has seen them. */
let shownFor = "";

/**
 * Before a form is saved, adds what other people changed in the file since the form was opened. If both changed the same
 * field, nothing is saved the first time, and both values are shown.
 */
export function mergeBeforeSave(): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, collection, data, newRecord } = entry.toJS();
      const kind = contentKinds.find(
        (each) => each === collection || `content/${contentFileKinds[each].glob}` === path,
      );
      const base = String(data[textField] ?? "");
      if (!kind || newRecord || base === "") return entry;
      const theirs = await presentText(path);
      if (theirs === null || theirs.trimEnd() === base.trimEnd()) return entry;
      const format = contentFormat(kind, () => new Date());
      const { text, conflicts } = mergeTexts(base, theirs, format.toFile(data));
      if (conflicts.length > 0 && shownFor !== theirs) {
        shownFor = theirs;
        showMessage(conflictText(conflicts));
        throw new Error("Another person has changed the same field.");
      }
      showMessage("");
      return entry.set("data", format.fromFile(text));
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
    ({ field, mine, theirs }) => `${labelOf(field)} — yours: ${shown(mine)}, in the file now: ${shown(theirs)}.`,
  );
  return `Somebody else has changed the same as you. Nothing was saved yet. ${both.join(" ")} Enter the value that is right, and save again: then the form replaces the file's value.`;
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : typeof value === "string" ? `“${value.trim()}”` : JSON.stringify(value);
}
