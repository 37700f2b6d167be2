import { glob, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { offlinePath } from "../app/offline/cache-rules.ts";
import { defaultLanguage, inLanguage } from "../catalogue/site-languages.ts";
import { problemText } from "../content-check/content-error.ts";
import { readCheckedContent } from "../content-check/read-catalogue.ts";
import { languageData, setWordsOf, wordsLanguages } from "../content-check/words/read-words.ts";
import { writeTypes } from "../content-check/words/write-types.ts";
import { crawlerFiles } from "../feeds/crawler-files.ts";
import type { Release } from "../server/api.ts";
import { buildLanguage, type LanguageSite } from "./build-language.ts";
import { bundleServer, bundleSite } from "./bundle/bundle-site.ts";
import { bundleWorker } from "./bundle/bundle-worker.ts";
import { bundlerRecords, writeLicences } from "./bundle/licences.ts";
import { offlineFiles, pagePath } from "./bundle/page-assets.ts";
import { compressSite } from "./compress-site.ts";
import { removeUnusedFiles } from "./file-cache.ts";
import { writeFilmPage } from "./film/film-page.ts";
import { writeHostFiles } from "./host-files.ts";
import { missingPages } from "./page-data/language-content.ts";
import { writePartnerFiles } from "./partner-files.ts";
import { inspectPicture, picturePublisher } from "./pictures/publish-picture.ts";
import type { Renderer } from "./prerender/prerender-site.ts";
import { replaceFolder } from "./replace-folder.ts";
import type { SiteFolders } from "./site-folders.ts";

/** The English names of languages. */
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * Builds the whole site: the pages of each language, the files that all languages share, compressed copies, and the server. If
 * the build fails, the output folder stays as it was.
 *
 * @param release is written to `release.json` in the output folder
 * @throws ContentError if the content or a language's words have mistakes
 */
export async function buildSite({ content, output }: SiteFolders, release: Release): Promise<void> {
  await replaceFolder(output, async (nextFolder) => {
    await makeSite(content, nextFolder);
    await writeFile(path.join(nextFolder, "release.json"), JSON.stringify(release));
  });
}

/** Logs a step of the build. */
function begin(step: string): void {
  console.error(`${step} …`);
}

async function makeSite(content: string, nextFolder: string): Promise<void> {
  const languages = wordsLanguages();
  // Throws if the words of a language have mistakes.
  for (const language of languages) languageData(language);
  writeTypes();
  const { catalogueIn, notes } = await readCheckedContent(content, { inspectPicture });
  if (notes.length > 0) console.warn(notes.map(problemText).join("\n"));
  const catalogue = catalogueIn(defaultLanguage);
  const { site } = catalogue;
  const siteFolder = path.join(nextFolder, "client");
  const rendererFolder = path.join(nextFolder, "renderer");
  const images = path.join(content, "images");
  await rm(nextFolder, { recursive: true, force: true });
  begin("Bundling the code");
  const bundle = await bundleSite(siteFolder, rendererFolder);
  const renderer: Renderer = await import(pathToFileURL(path.resolve(rendererFolder, "render.server.js")).href);
  await bundleServer(nextFolder);
  const film = await writeFilmPage({ catalogue, content }, siteFolder);
  const missing = missingPages(languages, catalogueIn);
  const picture = picturePublisher(images, siteFolder);
  const parts = { siteFolder, bundle, renderer, picture, images, missing, film };
  const sites: LanguageSite[] = [];
  // English is first: other languages use its share pictures.
  for (const language of languages) {
    begin(`Making the pages in ${languageNames.of(language)}`);
    sites.push(await buildLanguage(catalogueIn(language), { ...parts, english: sites[0]?.sharePictures }));
  }
  setWordsOf(defaultLanguage);
  for (const { path: urlPath, text } of crawlerFiles({ catalogue, versions: sites }))
    await writeFile(path.join(siteFolder, urlPath), text);
  const { src: organiserLogo } = await picture(site.organiserLogo);
  const offlinePages = languages.map((language) => {
    const files = offlineFiles(inLanguage(offlinePath, language), bundle.manifest);
    return [language, [...files, organiserLogo]];
  });
  await bundleWorker({ siteFolder, offlineFiles: Object.fromEntries(offlinePages), site });
  await writeLicences(siteFolder);
  const pages = (await Array.fromAsync(glob("**/*.html", { cwd: siteFolder }), pagePath)).sort();
  const redirects = sites.flatMap((each) => each.redirects);
  const rewrites = await writePartnerFiles(siteFolder, catalogue, picture);
  await writeHostFiles(siteFolder, { pages, redirects, rewrites, siteAddress: site.siteAddress });
  for (const folder of [rendererFolder, path.join(siteFolder, bundlerRecords)]) await rm(folder, { recursive: true });
  begin("Compressing the files");
  await compressSite(siteFolder);
  await removeUnusedFiles();
}
