import path from "node:path";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import type { Drafts } from "../../content-check/read-source.ts";
import { siteFonts } from "../../site-build/fonts/font-rules.ts";
import { type LanguageContent, languageContent } from "../../site-build/page-data/language-content.ts";
import { tourMapStyle } from "../../site-build/page-data/tour-map.ts";
import { manifestText } from "../../site-build/page-data/web-manifest.ts";
import { pictureAsItLies } from "../../site-build/pictures/site-pictures.ts";
import { writeAsset } from "../../site-build/write-asset.ts";

/** What the pages of a language are rendered from, and the stylesheets that come from the content. */
export type DevelopmentContent = LanguageContent & {
  /** The text of the stylesheet with the places on the map and the fonts. */
  style: string;
  /** The text of the web app manifest. */
  manifest: string;
};

const fontsFolder = "node_modules/.cache/development-fonts";

/** Writes a font where Vite serves it. Returns its URL. */
async function publishFont(name: string, font: Uint8Array): Promise<string> {
  return `/${fontsFolder}${await writeAsset(fontsFolder, name, font)}`;
}

/** The content of the pages while developing, read anew after each change. */
export class DevelopmentPages {
  readonly #folder: string;
  readonly #drafts: Drafts | undefined;
  readonly #contents = new Map<string, Promise<DevelopmentContent>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param drafts texts that stand in files' places */
  constructor(folder: string, drafts: Drafts | undefined) {
    this.#folder = folder;
    this.#drafts = drafts;
  }

  /** The content in a language. @throws ContentError with every mistake in it */
  contentIn(language: string): Promise<DevelopmentContent> {
    const known = this.#contents.get(language) ?? this.#read(language);
    this.#contents.set(language, known);
    known.catch(() => this.#contents.delete(language));
    return known;
  }

  forget(): void {
    this.#contents.clear();
  }

  /** Does work when all work before it is done: the modules of the pages have one language at a time. */
  oneAfterTheOther<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }

  async #read(language: string): Promise<DevelopmentContent> {
    const catalogue = await readCatalogue(this.#folder, { drafts: this.#drafts, language });
    const [content, fonts] = await Promise.all([
      languageContent(catalogue, {
        picture: (image) => pictureAsItLies(path.join(this.#folder, "images", image)),
        sharePicture: () => null,
      }),
      siteFonts(catalogue, publishFont),
    ]);
    const style = tourMapStyle(catalogue) + fonts;
    return { ...content, style, manifest: manifestText(catalogue.site) };
  }
}
