import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { offlinePath } from "../app/offline/cache-rules.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventLists, furtherPages, listPageAddress } from "../catalogue/events/event-lists.ts";
import { filmPageAddress } from "../catalogue/film.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";
import type { Site } from "../catalogue/site.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { feedFiles } from "../feeds/feed-files.ts";
import { scriptText, structuredData } from "../feeds/structured-data/structured-data.ts";
import { headerRules, headersFile, type PagePolicy } from "../http/header-rules.ts";
import type { SiteFacts } from "../server/read-site-facts.ts";
import { addressOf } from "./address-of.ts";
import { budgetTable } from "./budgets/budget-table.ts";
import { checkOfflineBudget } from "./budgets/check-offline-budget.ts";
import { checkPageBudgets } from "./budgets/check-page-budgets.ts";
import { offlinePageFiles } from "./budgets/offline-page-files.ts";
import { bundle } from "./bundle/bundle.ts";
import { bundleServer } from "./bundle/bundle-server.ts";
import { bundleWorker } from "./bundle/bundle-worker.ts";
import { bundledFile, takeBundledPackages, writeLicences } from "./bundle/packages-in-site.ts";
import { compressSite } from "./compress-site.ts";
import { writeFilmPage } from "./film/write-film-page.ts";
import { copyStablePictures, inspectPicture } from "./pictures/site-pictures.ts";
import { checkStructuredData } from "./prerender/check-structured-data.ts";
import { pagePolicies } from "./prerender/page-policies.ts";
import { prerenderSite, type Renderer } from "./prerender/prerender-site.ts";
import { putInPlace } from "./put-in-place.ts";
import { checkSharePictures } from "./share-pictures/check-share-pictures.ts";
import { writeSearchPictures } from "./share-pictures/search-pictures.ts";
import type { SiteFolders } from "./site-folders.ts";
import { writeFeeds } from "./write-feeds.ts";

/** The addresses of every page and redirect; events bring their own. */
const fixedAddresses = ["/", "/events", "/events/phase1", "/events/phase2", "/partners", "/landing"];

/**
 * Builds the whole site beside its output folder, then puts it there: bundles, every page's HTML, redirects, compressed
 * copies, and what the server needs to know of the content.
 *
 * @throws ContentError when the content has mistakes; an earlier build stays as it is then, as after any other failure
 */
export async function buildSite({ content, output }: SiteFolders): Promise<void> {
  const catalogue = await readCatalogue(content, inspectPicture);
  const { events, site, partners } = catalogue;
  const nextFolder = `${output}.next`;
  const [siteFolder, rendererFolder] = [path.join(nextFolder, "client"), path.join(nextFolder, "renderer")];
  await rm(nextFolder, { recursive: true, force: true });
  const pictureFolder = path.join(nextFolder, "search-pictures");
  const [searchPictures] = await Promise.all([
    writeSearchPictures(catalogue, { images: path.join(content, "images"), folder: pictureFolder }),
    bundleSite(content, siteFolder, rendererFolder),
  ]);
  const packages = await takeBundledPackages(siteFolder);
  await bundleServer(nextFolder);
  const manifest = await takeManifest(siteFolder);
  const renderer: Renderer = await import(pathToFileURL(path.resolve(rendererFolder, "render.server.js")).href);
  const listPages = furtherPages(eventLists(events)).map(({ section, page }) => listPageAddress(section, page));
  const addresses = [...fixedAddresses, ...listPages, ...events.map(({ _id }) => eventAddress(_id))];
  const facts = {
    catalogue,
    pictures: await moveInto(siteFolder, pictureFolder, searchPictures),
    film: await publishFilm(catalogue, content, siteFolder),
  };
  const { pages: written, redirects } = await prerenderSite({
    siteFolder,
    manifest,
    renderer,
    addresses: [...addresses, offlinePath],
    structuredData: (address) => (address === offlinePath ? undefined : scriptText(structuredData(address, facts))),
  });
  await writeJson(path.join(nextFolder, "redirects.json"), redirects);
  const { siteAddress, productName, apiAddress, partnerLogoHosts } = site;
  const pages = addresses.filter((address) => !redirects.some(({ from }) => from === address));
  await copyStablePictures(path.join(content, "images"), siteFolder);
  const pictures = await checkSharePictures({ siteFolder, siteAddress, pages });
  const pictureOf = (eventId: string) => addressOf(eventAddress(eventId), pictures);
  await writeFeeds(siteFolder, feedFiles({ catalogue, pictureOf }));
  await checkStructuredData({ siteFolder, siteAddress, pages });
  const siteFacts: SiteFacts = { siteAddress, productName, logoSources: { apiAddress, partnerLogoHosts }, partners };
  await writeJson(path.join(nextFolder, "site.json"), siteFacts);
  const offlineFiles = await offlinePageFiles(siteFolder, manifest);
  await bundleWorker({ siteFolder, offlineFiles, site });
  await writeLicences(nextFolder, siteFolder, [...packages, ...(await takeBundledPackages(siteFolder))]);
  const policies = await pagePolicies(siteFolder, site);
  await writeJson(path.join(nextFolder, "page-policies.json"), policies);
  await writeHeadersFile(siteFolder, policies, site);
  await compressSite(siteFolder);
  console.log(budgetTable(await checkPageBudgets({ siteFolder, content, manifest, pages: written })));
  if (site.offlineReading) {
    const bytes = await checkOfflineBudget(siteFolder, offlineFiles);
    console.log(`Offline reading costs a first visit ${bytes} bytes.`);
  }
  await putInPlace(nextFolder, output, `${output}.previous`);
}

/** Writes the film and its page, if the site's own player plays it. */
async function publishFilm({ site, film }: Catalogue, content: string, siteFolder: string) {
  if (site.aftermovieAddress !== filmPageAddress) return null;
  return writeFilmPage({ siteFolder, content, productName: site.productName, film });
}

/** Moves files into the site, which the bundler has emptied before. @returns their paths on the site, by the same key */
async function moveInto(siteFolder: string, from: string, files: ReadonlyMap<string, readonly string[]>) {
  for (const name of [...files.values()].flat()) await rename(path.join(from, name), path.join(siteFolder, name));
  await rm(from, { recursive: true, force: true });
  return new Map([...files].map(([key, names]) => [key, names.map((name) => `/${name}`)]));
}

/** Bundles the browser's code, and the renderer that the build itself calls. */
async function bundleSite(content: string, siteFolder: string, rendererFolder: string): Promise<void> {
  await bundle(content, {
    build: {
      outDir: siteFolder,
      manifest: true,
      license: { fileName: bundledFile },
      rolldownOptions: {
        input: "app/enter.client.tsx",
        // What the entry needs comes in one file: left to itself the bundler puts some of it into a second one that the
        // first asks for.
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: "enter.client", test: /\/app\/enter\.client\.tsx$/ }] } },
      },
    },
  });
  await bundle(content, {
    publicDir: false,
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
}

/** Writes the headers for hosts of static files, which read them from `_headers`. The site's other files are there already. */
async function writeHeadersFile(siteFolder: string, policies: PagePolicy[], { siteAddress, apiAddress }: Site) {
  const entries = await Array.fromAsync(glob("**", { cwd: siteFolder, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.relative(siteFolder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    );
  const rules = headerRules({ policies, files: files.sort(), apiAddress }, new URL(siteAddress).protocol === "https:");
  await writeFile(path.join(siteFolder, "_headers"), headersFile(rules));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
async function takeManifest(siteFolder: string): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
