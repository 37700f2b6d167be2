import path from "node:path";
import type { Drafts } from "../../content-check/content-source.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { siteFonts } from "../../site-build/fonts/font-rules.ts";
import { type LanguageContent, languageContent } from "../../site-build/page-data/language-content.ts";
import { tourMapStyle } from "../../site-build/page-data/tour-map.ts";
import { manifestText } from "../../site-build/page-data/web-manifest.ts";
import { originalPicture } from "../../site-build/pictures/publish-picture.ts";
import { writeAsset } from "../../site-build/write-asset.ts";

/** The data of a language's pages, and the texts of files that depend on the content. */
export type DevelopmentContent = LanguageContent & {
  /** The text of the stylesheet with the places on the map and the fonts. */
  style: string;
  /** The text of the web app manifest. */
  manifest: string;
};

const fontsFolder = "node_modules/.cache/development-fonts";

/** Writes a font into a folder that Vite serves. @returns its URL */
export async function publishFont(name: string, font: Uint8Array): Promise<string> {
  return `/${fontsFolder}${await writeAsset(fontsFolder, name, font)}`;
}

/**
 * Reads the content for pages in development, and caches it by language.
 *
 * @param folder the content folder
 * @param drafts texts that replace the texts of files
 * @returns `contentIn` returns the content in a language, and throws ContentError with all its mistakes; `forget` clears the
 * cache
 */
export function developmentPages(folder: string, drafts: Drafts | undefined) {
  const contents = new Map<string, Promise<DevelopmentContent>>();
  const contentIn = (language: string): Promise<DevelopmentContent> => {
    const content = contents.get(language) ?? readContent(folder, drafts, language);
    contents.set(language, content);
    content.catch(() => contents.delete(language));
    return content;
  };
  return { contentIn, forget: () => contents.clear() };
}

async function readContent(folder: string, drafts: Drafts | undefined, language: string): Promise<DevelopmentContent> {
  const catalogue = await readCatalogue(folder, { drafts, language });
  const [content, fonts] = await Promise.all([
    languageContent(catalogue, {
      picture: (image) => originalPicture(path.join(folder, "images", image)),
      sharePicture: () => null,
    }),
    siteFonts(catalogue, publishFont),
  ]);
  return { ...content, style: tourMapStyle(catalogue) + fonts, manifest: manifestText(catalogue.site) };
}
