import type { ContentProblem } from "../../content-check/content-error.ts";
import type { ContentReview } from "../../content-check/read-catalogue.ts";
import { inFormWords } from "../form-words.ts";
import { enabledSaveButton, fieldSelector } from "../sveltia-internals.ts";

type Save = { at: number; files: { file: string; what: string }[] };

/**
 * Starts the panel at the bottom of the editor. It shows the mistakes in the saved content and the last saves, with buttons that
 * take back the last save and publish.
 */
export function startPanel(): void {
  byId("panel").hidden = false;
  byId("take-back").addEventListener("click", takeBack);
  byId("publish").addEventListener("click", publish);
  byId("close-message").addEventListener("click", () => showMessage(""));
  listenToSaves();
  document.addEventListener("visibilitychange", listenToSaves);
  // Another program may have changed a file meanwhile.
  addEventListener("focus", refresh);
}

let saves: EventSource | undefined;

/**
 * Listens to the server's message after each save, while the page is visible. A browser opens at most six connections to a
 * server, so hidden tabs must not keep theirs.
 */
function listenToSaves(): void {
  saves?.close();
  if (document.hidden) return;
  saves = new EventSource("/editor/api/events");
  // `open` also fires after the server was restarted.
  for (const event of ["open", "message", "error"]) saves.addEventListener(event, refresh);
}

/** The message if the editor's server has ended. */
export const noAnswer = "The editor does not answer. Start it again with `npm run organise`. What you saved is saved.";

/** Shows a message until the next one; an empty text removes it. */
export function showMessage(text: string): void {
  byId("message").textContent = text;
  // On a Git host, the panel shows only messages.
  if (text) byId("panel").hidden = false;
  byId("message").hidden = byId("close-message").hidden = text === "";
}

/** Shows the labels of the open form's required fields that are still empty. */
export function showEmptyFields(labels: readonly string[]): void {
  const text = `Still empty: ${labels.join(", ")}. The preview has examples there.`;
  byId("empty-fields").textContent = labels.length > 0 ? text : "";
}

let latest = 0;

/** The time of the last save that the panel has shown; undefined before the first one. */
let lastSave: number | undefined;

async function refresh(): Promise<void> {
  const own = ++latest;
  setState("checking", "Checking…");
  const answers = await Promise.all([ask<ContentReview>("check"), ask<Save[]>("changes")]).catch(() => null);
  if (own !== latest) return;
  if (answers) show(...answers);
  else setState("mistakes", noAnswer);
}

async function ask<Answer>(what: string): Promise<Answer> {
  const answer = await fetch(`/editor/api/${what}`, { cache: "no-store" });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function takeBack(): Promise<void> {
  const answer = await fetch("/editor/api/changes/last", { method: "DELETE" });
  if (answer.ok) location.reload();
  else showMessage((await answer.json()).message);
}

/** Whether the open form has unsaved changes, or a dialog with fields is open above it. */
export function hasUnsavedText(): boolean {
  if (document.querySelector(`dialog[open] ${fieldSelector}`)) return true;
  return document.querySelector(fieldSelector) !== null && document.querySelector(enabledSaveButton) !== null;
}

/** Publishes the saved changes, and shows each step. The page may be closed meanwhile. */
async function publish(): Promise<void> {
  if (hasUnsavedText())
    return showMessage("The open form has unsaved text. Save it or leave the form, then press Publish again.");
  const button = byId("publish") as HTMLButtonElement;
  button.disabled = true;
  showMessage("Publishing…");
  try {
    const { body } = await fetch("/editor/api/publish", { method: "POST" });
    let steps = "";
    const write = (text: string) => {
      steps += text;
      showMessage(steps);
    };
    await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  } catch {
    showMessage(noAnswer);
  }
  button.disabled = false;
  await refresh();
}

function show({ problems, notes }: ContentReview, saves: readonly Save[]): void {
  setState(
    problems.length > 0 ? "mistakes" : "fits",
    problems.length > 0 ? `${counted(problems.length, "mistake")} to correct` : "No mistakes in what is saved",
  );
  byId("mistakes").replaceChildren(...problems.map(problemItem));
  const lastFiles = saves[0]?.files.map(({ file }) => `content/${file}`) ?? [];
  const own = notes.filter(({ file }) => lastFiles.includes(file));
  const others = notes.filter((note) => !own.includes(note));
  showList("save-notes", `${counted(own.length, "note")} on the save`, own.map(problemItem));
  showList("notes", counted(others.length, own.length > 0 ? "other note" : "note"), others.map(problemItem));
  // Opens the notes after a save, but not on a phone, where they would cover half of the form.
  const at = saves[0]?.at ?? 0;
  if (lastSave !== undefined && at !== lastSave && matchMedia("(min-width: 48rem)").matches)
    byId("save-notes").toggleAttribute("open", own.length > 0);
  lastSave = at;
  showList("changes", counted(saves.length, "change"), saves.map(saveItem));
}

function setState(state: "checking" | "fits" | "mistakes", text: string): void {
  byId("panel").dataset.state = state;
  byId("state").textContent = text;
}

function showList(id: string, summary: string, items: HTMLElement[]): void {
  const details = byId(id);
  details.hidden = items.length === 0;
  details.querySelector("summary")?.replaceChildren(summary);
  details.querySelector("ul, ol")?.replaceChildren(...items);
}

/** Returns a list item with the place, the field and the correction. It names file and line, because translations have no form. */
function problemItem(problem: ContentProblem): HTMLElement {
  const place = document.createElement("b");
  place.textContent = `${problem.file.replace("content/", "")}:${problem.line}`;
  return item(place, ` ${inFormWords(problem)}`);
}

function saveItem({ at, files }: Save): HTMLElement {
  return item(`${new Date(at).toLocaleString()} ${files.map(({ file, what }) => `${file} ${what}`).join(", ")}`);
}

function item(...children: (string | Node)[]): HTMLElement {
  const made = document.createElement("li");
  made.append(...children);
  return made;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** Returns an element of the page. @throws Error if the page has no such element */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The editor's page has no #${id}.`);
  return element;
}
