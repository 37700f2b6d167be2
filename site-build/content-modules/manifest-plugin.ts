import type { Plugin } from "vite";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { ownAddress } from "../../catalogue/links/own-address.ts";
import type { Site } from "../../catalogue/site.ts";
import { languageTag } from "../../catalogue/site-languages.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import { answerMistakes } from "../answer-mistakes.ts";

/** The web app manifest's address, which `app/document.tsx` links. */
const fileName = ownAddress("/site.webmanifest").slice(1);

/** The manifest's text: what a phone shows when the site is put on its home screen. */
export function manifestText({ productName, headline, description }: Site): string {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: `${productName}: ${headline}`,
    short_name: productName,
    description,
    lang: languageTag(wordsLanguage),
    start_url: ownAddress("/"),
    display: "browser",
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
  };
  return JSON.stringify(manifest, null, 2);
}

/**
 * Vite plugin: writes the manifest, named as the content names the tour, and serves it while developing.
 *
 * @param options the folder with the content, and what it has been read as, where that is known and will not change
 */
export function manifestPlugin({ folder, known }: { folder: string; known?: Catalogue }): Plugin {
  const text = async () => manifestText((known ?? (await readCatalogue(folder, { language: wordsLanguage }))).site);
  return {
    name: "web-app-manifest",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await text() });
    },
    configureServer: ({ middlewares }) => {
      const answer = answerMistakes(async (_request, response) => {
        const manifest = await text();
        response.setHeader("Content-Type", "application/manifest+json").end(manifest);
      });
      middlewares.use(`/${fileName}`, answer);
    },
  };
}
