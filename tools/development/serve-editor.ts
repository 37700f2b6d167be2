import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { readSource } from "../../content-check/content-source.ts";
import { readCatalogue, readCheckedContent } from "../../content-check/read-catalogue.ts";
import { buildEditor } from "../../editor/build-editor.ts";
import { ContentFiles } from "../../editor/serve/content-files.ts";
import { Drafts } from "../../editor/serve/drafts.ts";
import { type EditorParts, editorApp } from "../../editor/serve/editor-app.ts";
import { inspectPicture } from "../../site-build/pictures/publish-picture.ts";
import { posterOf, renderPoster } from "../../site-build/share-pictures/share-pictures.ts";
import { publish } from "../publish/publish.ts";
import { type Import, importSheet } from "../sheets/import-sheet.ts";
import type { SheetKind } from "../sheets/sheet-rows.ts";
import { answering, type Development, sendHtml, serveDevelopment } from "./development-server.ts";

/**
 * Serves the editor at `/editor/` beside the site from its sources, whose pages show the unsaved texts of its forms.
 *
 * @returns its URL
 * @throws Refusal if the port is taken, or none
 */
export async function serveEditor(development: Omit<Development, "drafts">): Promise<string> {
  const { content } = development;
  const [site] = (await readSource(content)).site;
  const page = await buildEditor({ productName: site?.value?.productName ?? "Content", backend: null });
  const files = new ContentFiles(content, undefined, inspectPicture);
  let changed = (_file: string) => {};
  const drafts = new Drafts(content, (file) => changed(path.resolve(content, file)));
  await drafts.removePictures();
  const check = () => readCheckedContent(content, { inspectPicture, now: new Date() });
  return serveDevelopment({ ...development, drafts: drafts.texts }, (vite) => {
    // As if the file had changed: every open page loads again.
    changed = (file) => void vite.watcher.emit("all", "change", file);
    const readDrafted = () => readCatalogue(content, { drafts: drafts.texts });
    const sharePicture = async (name: string) => {
      const { svg } = await posterOf(name, await readDrafted(), path.join(content, "images"));
      return renderPoster(svg);
    };
    const parts: EditorParts = {
      files,
      check,
      drafts,
      sharePicture,
      publish: (report) => publishContent(content, report),
      importSheet: (kind, sent, isSaved) => importSent(kind, sent, isSaved, files),
    };
    const answer = getRequestListener(editorApp(parts, page).fetch);
    const preview = answering(async (_request, response) => {
      await readDrafted();
      await sendHtml(vite, "editor/preview/index.html", response);
    });
    return [
      (request, response, next) => {
        const url = request.url ?? "";
        if (/^\/editor\/preview(?:$|\?)/.test(url)) preview(request, response, next);
        else if (/^\/editor\/(?!preview\/)/.test(url)) answer(request, response);
        else next();
      },
    ];
  });
}

/** Resolves when the changes are on the server, with a function that waits until the site shows them. */
function publishContent(content: string, report: (sentence: string) => void): Promise<() => Promise<void>> {
  const folder = path.resolve(content);
  if (path.basename(folder) !== "content") throw new Error(`Only a folder named content is published, not ${folder}.`);
  return publish(path.dirname(folder), report);
}

/** Imports a sheet that the editor's page has sent, with the pictures beside it. */
async function importSent(
  kind: SheetKind,
  sent: readonly File[],
  isSaved: boolean,
  files: ContentFiles,
): Promise<Import> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "sheet-"));
  try {
    for (const file of sent) await writeFile(path.join(folder, path.basename(file.name)), await file.bytes());
    const sheet = sent.find(({ name }) => !isPictureName(name)) ?? sent[0];
    const options = { content: files.folder, files, inspectPicture, update: true, dryRun: !isSaved, now: new Date() };
    return await importSheet(kind, path.join(folder, path.basename(sheet?.name ?? "")), options);
  } finally {
    await rm(folder, { recursive: true });
  }
}
