import { noAnswer, part, showMessage } from "./panel.ts";

/** What an import would change, and remarks about it; or why it cannot be made. */
type Answer = { changes?: string[]; remarks?: string[]; message?: string };

/** A sheet with the pictures that lie beside it, and the kind of content that it has. */
let chosen: { kind: string; files: File[] } | undefined;

/**
 * Imports a sheet that is dropped on the list of events or partners, or chosen by a button there. First the panel lists what
 * would change; a second button writes it.
 */
export function offerImport(): void {
  const input = part("sheet") as HTMLInputElement;
  part("choose-sheet").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    choose([...(input.files ?? [])]);
    // So that the same file can be chosen again after a correction.
    input.value = "";
  });
  part("save-sheet").addEventListener("click", () => send(true));
  part("leave-sheet").addEventListener("click", leave);
  // Before Sveltia CMS, which takes what is dropped on a field for a picture.
  addEventListener("dragover", (event) => shownKind() && event.preventDefault(), { capture: true });
  addEventListener("drop", dropped, { capture: true });
  addEventListener("hashchange", leave);
  showButtons();
}

/** The kind of content whose list is shown, if it can come from a sheet. */
function shownKind(): string | undefined {
  return /^#\/collections\/(?:_singletons\/entries\/)?(events|partners)$/.exec(location.hash)?.[1];
}

function dropped(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!shownKind() || !files.some(({ name }) => /\.(?:xlsx?|ods|csv)$/i.test(name))) return;
  event.preventDefault();
  event.stopPropagation();
  choose(files);
}

async function choose(files: File[]): Promise<void> {
  const kind = shownKind();
  if (!kind || files.length === 0) return;
  chosen = { kind, files };
  await send(false);
}

/** Forgets the sheet. */
function leave(): void {
  if (chosen) showMessage("");
  chosen = undefined;
  showButtons();
}

/** Asks the server what the sheet would change, or to write it. */
async function send(isSaved: boolean): Promise<void> {
  if (!chosen) return;
  const { kind, files } = chosen;
  const body = new FormData();
  for (const file of files) body.append("files", file);
  showMessage("Reading the sheet…");
  const address = `/editor/api/import/${kind}${isSaved ? "?save" : ""}`;
  const answer = await fetch(address, { method: "POST", body }).catch(() => null);
  if (answer?.ok && isSaved) return location.reload();
  const { changes = [], remarks = [], message }: Answer = answer ? await answer.json() : { message: noAnswer };
  // The list may have been left meanwhile.
  if (chosen?.files !== files) return;
  const end = changes.length > 0 ? "Nothing is saved yet." : "The content has all of this already.";
  showMessage(message ?? [...changes, ...remarks, end].join("\n"));
  if (changes.length === 0) chosen = undefined;
  showButtons();
}

function showButtons(): void {
  part("choose-sheet").hidden = !shownKind() || chosen !== undefined;
  part("save-sheet").hidden = part("leave-sheet").hidden = chosen === undefined;
}
