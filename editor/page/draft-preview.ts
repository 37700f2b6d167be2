import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { type ContentKind, contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { contentFormat } from "../content-format.ts";
import { textField } from "../editor-config.ts";
import { changeEvent } from "./content-folder.ts";

/** What Sveltia CMS offers to build React elements with. */
declare const h: (type: string, properties: object) => never;

/** How long somebody has stopped typing before the pages are shown anew, in milliseconds. */
const pause = 400;

const draftAddress = "/editor/api/draft";

/** What the server is asked, each when the one before is done: no draft comes after the word that it is saved. */
let asking: Promise<unknown> = Promise.resolve();
/** The file whose form is shown. */
let opened = "";
let waiting: ReturnType<typeof setTimeout> | undefined;
let sent = "";
/** What the form held when it was last saved: nothing of it is a draft until it changes again. */
let saved = "";
let shown = "";

/** Shows the real pages beside each form, with what stands in the form before it is saved. */
export function showDrafts(): void {
  for (const kind of contentKinds) {
    CMS.registerPreviewTemplate(kind, ({ entry }: CustomPreviewTemplateProps) => {
      const { path, data } = entry.toJS();
      const file = path?.replace(/^\/?content\//, "") || newFile(kind, data);
      // What was typed into another form and not saved is no more.
      if (file !== opened) forgetDraft();
      opened = file;
      sendSoon(kind, file, data);
      const src = `/editor/preview?file=${encodeURIComponent(file)}`;
      return h("iframe", {
        src,
        title: "The page as visitors see it",
        style: { width: "100%", height: "99vh", border: 0 },
      });
    });
  }
  CMS.registerEventListener({
    name: "postSave",
    handler: () => {
      saved = shown;
      forgetDraft();
    },
  });
  addEventListener("pagehide", () => void fetch(draftAddress, { method: "DELETE", keepalive: true }));
  forgetDraft();
}

function sendSoon(kind: ContentKind, file: string, data: Record<string, unknown>): void {
  shown = JSON.stringify(data);
  clearTimeout(waiting);
  if (shown === saved) return;
  waiting = setTimeout(() => {
    try {
      const text = contentFormat(kind, () => new Date()).toFile(withoutNewPictures(data));
      const isSaved = text === data[textField];
      if (text === sent || (isSaved && sent === "")) return;
      sent = isSaved ? "" : text;
      ask(`${draftAddress}?file=${encodeURIComponent(file)}`, { method: "PUT", body: text });
    } catch (error) {
      dispatchEvent(new CustomEvent(changeEvent, { detail: error instanceof Error ? error.message : String(error) }));
    }
  }, pause);
}

function forgetDraft(): void {
  clearTimeout(waiting);
  sent = "";
  ask(draftAddress, { method: "DELETE" });
}

/** An editor that does not answer is told of by the panel. */
function ask(address: string, init: RequestInit): void {
  asking = asking.then(() => fetch(address, init)).catch(() => undefined);
}

/** Where a new entry will lie, as far as that is told yet. */
function newFile(kind: ContentKind, { starts }: Record<string, unknown>): string {
  const year = String(starts ?? "").slice(0, 4) || "new";
  return contentFileKinds[kind].glob.replace("*/*", `${year}/new-one`).replace("*", "new-one");
}

/** Without pictures that are not saved yet: only this page has them. */
function withoutNewPictures(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data, (_name, value) => (/^blob:/.test(String(value)) ? undefined : value)));
}
