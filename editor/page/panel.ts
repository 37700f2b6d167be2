import { changeEvent, knownTags } from "./content-folder.ts";
import { mayLoseTyping, reload } from "./unsaved-typing.ts";

type Problem = { file: string; line: number; field: string; message: string };
type Check = { problems: Problem[]; notes: Problem[]; tags: Record<string, string> };
type Change = { file: string; what: string; at: string };

/**
 * The line at the foot of the editor: whether the content as it is saved has mistakes, in the words of
 * `npm run content:check`, and the last changes, which can be taken back.
 */
export function startPanel(panel: HTMLElement | null): void {
  if (!panel) return;
  panel.hidden = false;
  let latest = 0;
  const refresh = async () => {
    const own = ++latest;
    const told = await Promise.all([ask<Check>("check"), ask<Change[]>("changes")]).catch(() => null);
    if (own !== latest) return;
    if (told) show(panel, ...told);
    else warn(panel, "The editor does not answer. Start it again with `npm run organise`; what was saved is saved.");
  };
  addEventListener(changeEvent, (event) => {
    if (event instanceof CustomEvent && event.detail) warn(panel, event.detail);
    else refresh();
  });
  // Somebody may have changed a file in another program meanwhile.
  addEventListener("focus", refresh);
  refresh();
}

async function ask<Answer>(what: string): Promise<Answer> {
  const answer = await fetch(`/editor/api/${what}`, { cache: "no-store" });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function show(panel: HTMLElement, { problems, notes, tags }: Check, changes: Change[]): void {
  const unfolded = [...panel.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset.of);
  const outside = [...knownTags].filter(([file, tag]) => `"${tags[file]}"` !== tag).map(([file]) => file);
  panel.dataset.state = problems.length > 0 ? "mistakes" : "fits";
  const state = element(
    "p",
    problems.length > 0 ? `${counted(problems.length, "mistake")} to mend` : "No mistakes in what is saved",
  );
  state.setAttribute("role", "status");
  panel.replaceChildren(
    state,
    ...(problems.length > 0 ? [list(problems)] : []),
    ...(notes.length > 0 ? [folded("note", notes.length, list(notes))] : []),
    ...(changes.length > 0 ? [folded("change", changes.length, changeList(changes))] : []),
    ...(outside.length > 0 ? [reloadOffer(`${outside.join(", ")} was changed outside the editor.`)] : []),
  );
  for (const details of panel.querySelectorAll("details")) details.open = unfolded.includes(details.dataset.of);
}

function warn(panel: HTMLElement, reason: string): void {
  panel.dataset.state = "mistakes";
  const offer = reloadOffer(reason);
  offer.setAttribute("role", "alert");
  panel.replaceChildren(offer);
}

function reloadOffer(reason: string): HTMLElement {
  const offer = element("p", `${reason} `);
  const button = element("button", "Load again");
  button.addEventListener("click", () => mayLoseTyping() && reload());
  offer.append(button);
  return offer;
}

function list(problems: readonly Problem[]): HTMLElement {
  const items = problems.map(({ file, line, field, message }) => {
    const item = element("li", "");
    item.append(element("b", `${file}:${line} ${field}`), ` — ${message}`);
    return item;
  });
  return within("ul", items);
}

function changeList(changes: readonly Change[]): HTMLElement {
  const items = changes.map(({ file, what, at }, index) => {
    const item = element("li", `${new Date(at).toLocaleTimeString()} ${file} ${what} `);
    if (index === 0) item.append(undoButton());
    return item;
  });
  return within("ol", items);
}

function undoButton(): HTMLElement {
  const button = element("button", "Take back");
  button.addEventListener("click", async () => {
    if (!mayLoseTyping()) return;
    const answer = await fetch("/editor/api/changes/last", { method: "DELETE" });
    if (answer.ok) reload();
    else dispatchEvent(new CustomEvent(changeEvent, { detail: await answer.text() }));
  });
  return button;
}

function folded(what: string, count: number, inside: HTMLElement): HTMLElement {
  const details = within("details", [element("summary", counted(count, what)), inside]);
  details.dataset.of = what;
  return details;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function within(name: string, children: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
