import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { readSource } from "../../content-check/content-source.ts";
import { readCatalogue, reviewContent } from "../../content-check/read-catalogue.ts";
import { buildEditor } from "../../editor/build-editor.ts";
import { ContentFiles } from "../../editor/serve/content-files.ts";
import { Drafts } from "../../editor/serve/drafts.ts";
import { type EditorParts, editorApp } from "../../editor/serve/editor-app.ts";
import { inspectPicture } from "../../site-build/pictures/publish-picture.ts";
import { posterOf, renderPoster } from "../../site-build/share-pictures/share-pictures.ts";
import { publish } from "../publish/publish.ts";
import { type Import, importSheet } from "../sheets/import-sheet.ts";
import type { SheetKind } from "../sheets/sheet-rows.ts";
import { asyncMiddleware, type DevelopmentOptions, sendHtml, serveDevelopment } from "./development-server.ts";

/**
 * Serves the editor at `/editor/`, and the site in development, whose pages show the unsaved texts of the editor's forms.
 *
 * @returns the origin, such as `http://localhost:3000`
 * @throws Refusal if the port is taken or not a port
 */
export async function serveEditor(options: Omit<DevelopmentOptions, "drafts">): Promise<string> {
  const { content } = options;
  const [site] = (await readSource(content)).site;
  const page = await buildEditor({ productName: site?.value?.productName ?? "Content", backend: null });
  const files = new ContentFiles(content, inspectPicture);
  let reloadPages = () => {};
  const drafts = new Drafts(content, () => reloadPages());
  await drafts.removePictures();
  const check = () => reviewContent(content, { inspectPicture, now: new Date() });
  return serveDevelopment({ ...options, drafts: drafts.texts }, (vite, reload) => {
    reloadPages = reload;
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
    const serveApp = getRequestListener(editorApp(parts, page).fetch);
    const servePreview = asyncMiddleware(async (_request, response) => {
      // Throws the mistakes in the content, which a page then shows.
      await readDrafted();
      await sendHtml(vite, "editor/preview/index.html", response);
    });
    return (request, response, next) => {
      const url = request.url ?? "";
      if (/^\/editor\/preview(?:$|\?)/.test(url)) servePreview(request, response, next);
      else if (/^\/editor\/(?!preview\/)/.test(url)) serveApp(request, response);
      else next();
    };
  });
}

/** Publishes the content. @returns a function that waits until the site shows it @throws Refusal if a step fails */
function publishContent(content: string, report: (sentence: string) => void): Promise<() => Promise<void>> {
  const folder = path.resolve(content);
  if (path.basename(folder) !== "content")
    throw new Error(`Only a folder named content can be published, not ${folder}.`);
  return publish(path.dirname(folder), report);
}

/** Imports a sheet that the editor's page has sent, together with its pictures. */
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
    const options = { content: files.folder, files, inspectPicture, update: true, dryRun: !isSaved };
    return await importSheet(kind, path.join(folder, path.basename(sheet?.name ?? "")), options);
  } finally {
    await rm(folder, { recursive: true });
  }
}
