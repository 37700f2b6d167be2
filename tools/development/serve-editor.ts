import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import { readCatalogue, readCatalogueWithNotes } from "../../content-check/read-catalogue.ts";
import { readSource } from "../../content-check/read-source.ts";
import { buildEditor } from "../../editor/build-editor.ts";
import { ContentFiles } from "../../editor/serve/content-files.ts";
import { editorApp } from "../../editor/serve/editor-app.ts";
import { answerMistakes } from "../../site-build/answer-mistakes.ts";
import { inspectPicture } from "../../site-build/pictures/site-pictures.ts";
import { drawnPoster } from "../../site-build/share-pictures/share-pictures.ts";
import { type Development, sendHtml, serveDevelopment } from "./development-server.ts";

/**
 * Serves the editor at `/editor/` beside the site from its sources, whose pages show what stands in its forms.
 *
 * @returns the port
 */
export async function serveEditor(development: Omit<Development, "drafts">): Promise<number> {
  const { content } = development;
  const drafts = new Map<string, string>();
  const [site] = (await readSource(content)).site;
  const page = await buildEditor({
    productName: site?.valid?.productName ?? "Content",
    backend: { name: "test-repo" },
  });
  const files = new ContentFiles(content);
  const check = () => readCatalogueWithNotes(content, { inspectPicture, now: new Date() });
  return serveDevelopment({ ...development, drafts }, (vite, port) => {
    const readDrafted = () => readCatalogue(content, { drafts });
    const sharePicture = async (name: string) =>
      drawnPoster(name, {
        catalogue: await readCatalogue(content, { drafts }),
        images: path.join(content, "images"),
      });
    const draft = (file: string, text: string | null) => showDraft(vite, { content, drafts, file, text });
    const answer = getRequestListener(editorApp({ files, check, draft, sharePicture }, { page, port }).fetch);
    const preview = answerMistakes(async (_request, response) => {
      await readDrafted();
      await sendHtml(vite, "editor/preview/index.html", response);
    });
    return (request, response, next) => {
      const address = request.url ?? "";
      if (/^\/editor\/preview(?:$|\?)/.test(address)) preview(request, response, next);
      else if (/^\/editor\/(?!preview\/)/.test(address)) answer(request, response);
      else next();
    };
  });
}

type Draft = { content: string; drafts: Map<string, string>; file: string; text: string | null };

/** Puts a text into a file's place, or takes all back, as if the file had changed: every open page loads anew. */
function showDraft(vite: ViteDevServer, { content, drafts, file, text }: Draft): void {
  const changed = new Set(drafts.keys());
  drafts.clear();
  if (text !== null) {
    drafts.set(file, text);
    changed.add(file);
  }
  for (const name of changed) vite.watcher.emit("all", "change", path.resolve(content, name));
}
