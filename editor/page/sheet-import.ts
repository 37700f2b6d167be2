import { listedKind } from "../sveltia-internals.ts";
import { byId, noAnswer, showMessage } from "./panel.ts";

/** The changes and the remarks of an import, or the reason why it fails. */
type Answer = { changes?: string[]; remarks?: string[]; message?: string };

/** The chosen sheet with its pictures, and the kind of its content. */
let chosen: { kind: string; files: File[] } | undefined;

/**
 * Imports a sheet that is dropped on the list of events or partners, or chosen with a button. The panel first lists the changes;
 * another button saves them.
 */
export function offerImport(): void {
  const input = byId("sheet") as HTMLInputElement;
  byId("choose-sheet").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    choose([...(input.files ?? [])]);
    // The same file can then be chosen again after a correction.
    input.value = "";
  });
  byId("save-sheet").addEventListener("click", () => send(true));
  byId("leave-sheet").addEventListener("click", leave);
  // Before Sveltia CMS, which treats a dropped file as a picture.
  addEventListener("dragover", (event) => listedKind() && event.preventDefault(), { capture: true });
  addEventListener("drop", dropped, { capture: true });
  addEventListener("hashchange", leave);
  showButtons();
}

function dropped(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!listedKind() || !files.some(({ name }) => /\.(?:xlsx?|ods|csv)$/i.test(name))) return;
  event.preventDefault();
  event.stopPropagation();
  choose(files);
}

async function choose(files: File[]): Promise<void> {
  const kind = listedKind();
  if (!kind || files.length === 0) return;
  chosen = { kind, files };
  await send(false);
}

/** Cancels the import. */
function leave(): void {
  if (chosen) showMessage("");
  chosen = undefined;
  showButtons();
}

/** Sends the sheet to the server, for a dry run or to save it. */
async function send(isSaved: boolean): Promise<void> {
  if (!chosen) return;
  const { kind, files } = chosen;
  const body = new FormData();
  for (const file of files) body.append("files", file);
  showMessage("Reading the sheet…");
  const url = `/editor/api/import/${kind}${isSaved ? "?save" : ""}`;
  const answer = await fetch(url, { method: "POST", body }).catch(() => null);
  if (answer?.ok && isSaved) return location.reload();
  const { changes = [], remarks = [], message }: Answer = answer ? await answer.json() : { message: noAnswer };
  // The user may have left the list meanwhile.
  if (chosen?.files !== files) return;
  const end = changes.length > 0 ? "Nothing is saved yet." : "The content has all of this already.";
  showMessage(message ?? [...changes, ...remarks, end].join("\n"));
  if (changes.length === 0) chosen = undefined;
  showButtons();
}

function showButtons(): void {
  byId("choose-sheet").hidden = !listedKind() || chosen !== undefined;
  byId("save-sheet").hidden = byId("leave-sheet").hidden = chosen === undefined;
}
