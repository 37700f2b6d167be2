import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { type ContentKind, contentFileKinds, contentKinds } from "../../catalogue/content-kinds.ts";
import { textField } from "../editor-config.ts";
import { isFormShown } from "../sveltia-internals.ts";
import { draftContent } from "./draft-content.ts";
import { showEmptyFields, showMessage } from "./panel.ts";

/** The global function of Sveltia CMS that creates React elements. */
declare const h: (type: string, properties: object) => never;

type Data = Record<string, unknown>;
type Form = { kind: ContentKind; file: string; data: Data; isSaved: (collection: string, slug: string) => boolean };

/** The time from the last change of a form to its preview, in milliseconds. */
const pause = 400;

const draftUrl = "/editor/api/draft";

/** The last request. Requests wait for each other, so no draft arrives after the request that ends it. */
let requests: Promise<unknown> = Promise.resolve();
let opened = "";
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows the real pages beside each form, with the form's unsaved texts and pictures. */
export function showDrafts(): void {
  for (const kind of contentKinds) {
    CMS.registerPreviewTemplate(kind, ({ entry, fieldsMetaData }: CustomPreviewTemplateProps) => {
      const { path, data } = entry.toJS();
      const file = path?.replace(/^\/?content\//, "") || newFile(kind, data);
      if (file !== opened) endDraft();
      opened = file;
      const isSaved = (collection: string, slug: string) => known(fieldsMetaData.toJS(), collection).has(slug);
      showSoon({ kind, file, data, isSaved });
      const src = `/editor/preview?file=${encodeURIComponent(file)}`;
      return h("iframe", {
        src,
        title: "The page as visitors see it",
        style: { width: "100%", height: "99vh", border: 0 },
      });
    });
  }
  CMS.registerEventListener({ name: "postSave", handler: endDraft });
  addEventListener("pagehide", () => void fetch(draftUrl, { method: "PUT", body: "{}", keepalive: true }));
  addEventListener("hashchange", () => {
    if (!isFormShown()) endDraft();
  });
  endDraft();
}

function showSoon(form: Form): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => show(form).catch((error) => showMessage(String(error))), pause);
}

async function show({ kind, file, data, isSaved }: Form): Promise<void> {
  const { text, others, empty } = draftContent(kind, await withPictures(data), isSaved);
  showEmptyFields(empty);
  request(draftUrl, text === data[textField] ? {} : { ...others, [file]: text });
}

function endDraft(): void {
  clearTimeout(waiting);
  opened = "";
  showEmptyFields([]);
  pictures.clear();
  request(draftUrl, {});
}

/** Sends a draft or a picture. Ignores a failure, because the panel shows if the server does not answer. */
function request(url: string, content: Blob | Record<string, string>): Promise<unknown> {
  const body = content instanceof Blob ? content : JSON.stringify(content);
  requests = requests.then(() => fetch(url, { method: "PUT", body })).catch(() => undefined);
  return requests;
}

/** Returns the slugs to which the form refers and which exist in a collection. */
function known(metadata: Data, collection: string): Set<string> {
  const named = Object.values(metadata).map((field) => (field as Record<string, Data>)[collection] ?? {});
  return new Set(named.flatMap((entries) => Object.keys(entries).filter((slug) => entries[slug])));
}

/** Returns a provisional path for a new entry's file. */
function newFile(kind: ContentKind, { starts }: Data): string {
  const year = String(starts ?? "").slice(0, 4) || "new";
  return contentFileKinds[kind].glob.replace("*/*", `${year}/new-one`).replace("*", "new-one");
}

/** The paths of unsaved pictures on the server, by their blob URLs in this page. */
const pictures = new Map<string, string>();

/** Sends a form's unsaved pictures to the server. @returns the form with their paths on the server */
async function withPictures(data: Data): Promise<Data> {
  const text = JSON.stringify(data);
  for (const [url] of text.matchAll(/blob:[^"]+/g)) {
    if (pictures.has(url)) continue;
    const picture = await (await fetch(url)).blob();
    const extension = picture.type.replace(/^image\//, "").replace("+xml", "");
    const name = `${crypto.randomUUID()}.${extension}`;
    await request(`${draftUrl}/pictures/${name}`, picture);
    pictures.set(url, `/images/unsaved/${name}`);
  }
  return JSON.parse(text, (_name, value) => pictures.get(value) ?? value);
}
