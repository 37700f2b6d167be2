import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { offlinePath } from "../app/offline/cache-rules.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventLists, furtherPages, listPageAddress } from "../catalogue/events/event-lists.ts";
import { filmPageAddress } from "../catalogue/film.ts";
import { eventAddress } from "../catalogue/links/event-address.ts";
import { phaseRedirects } from "../catalogue/links/phase-addresses.ts";
import { addressesWith, pageAddresses } from "../catalogue/pages.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { feedFiles } from "../feeds/feed-files.ts";
import type { FeedFile } from "../feeds/feed-site.ts";
import { scriptText, structuredData } from "../feeds/structured-data/structured-data.ts";
import type { SiteFacts } from "../server/read-build.ts";
import { firstTour } from "./budgets/budgets.ts";
import { budgetTable, checkOfflineBudget, checkPageBudgets } from "./budgets/check-budgets.ts";
import { readBuiltPages } from "./built-pages/built-pages.ts";
import { checkSharePictures, checkStructuredData } from "./built-pages/check-page-metadata.ts";
import { contentSecurityPolicies } from "./built-pages/content-security-policies.ts";
import { bundleServer } from "./bundle/bundle-server.ts";
import { bundleSite, takeManifest } from "./bundle/bundle-site.ts";
import { bundleWorker } from "./bundle/bundle-worker.ts";
import { takeBundledPackages, writeLicences } from "./bundle/packages-in-site.ts";
import { offlineFiles } from "./bundle/page-assets.ts";
import { compressSite } from "./compress-site.ts";
import { writeFilmPage } from "./film/film-page.ts";
import { findBuilt } from "./find-built.ts";
import { writeHostFiles } from "./host-files.ts";
import { writePartnerFiles } from "./partner-files.ts";
import { copyStablePictures, inspectPicture } from "./pictures/site-pictures.ts";
import { prerenderSite, type Renderer } from "./prerender/prerender-site.ts";
import { replaceFolder } from "./replace-folder.ts";
import { writeSearchPictures } from "./share-pictures/search-pictures.ts";
import type { SiteFolders } from "./site-folders.ts";
import { writeRelease } from "./write-release.ts";

/**
 * Builds the whole site beside its output folder, then puts it there: bundles, every page's HTML, redirects, compressed
 * copies, and what the server needs to know of the content.
 *
 * @throws ContentError when the content has mistakes; an earlier build stays as it is then, as after any other failure
 */
export async function buildSite({ content, output }: SiteFolders): Promise<void> {
  const catalogue = await readCatalogue(content, inspectPicture);
  const { events, phases, site, partners: contentPartners } = catalogue;
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
  const lists = furtherPages(eventLists(events, phases));
  const listPages = lists.map(({ section, page }) => listPageAddress(section, page, phases));
  const redirecting = phaseRedirects(phases).map(({ from }) => from);
  const indexed = addressesWith("inSitemap");
  const unindexed = pageAddresses().filter((address) => !indexed.includes(address));
  const addresses = [...indexed, ...redirecting, ...listPages, ...events.map(({ _id }) => eventAddress(_id))];
  const facts = {
    catalogue,
    pictures: await moveInto(siteFolder, pictureFolder, searchPictures),
    film: await publishFilm(catalogue, content, siteFolder),
  };
  const { routeIds, redirects } = await prerenderSite({
    siteFolder,
    manifest,
    renderer,
    addresses: [...addresses, ...unindexed],
    hasGrown: events.length > firstTour.events || phases.length > firstTour.phases,
    structuredData: (address) => (unindexed.includes(address) ? undefined : scriptText(structuredData(address, facts))),
  });
  await writeJson(path.join(nextFolder, "redirects.json"), redirects);
  const { siteAddress, productName, apiAddress, partnerLogoHosts, partnersFrom } = site;
  const logoSources = { apiAddress, partnerLogoHosts };
  const siteFacts: SiteFacts = { siteAddress, productName, logoSources, partnersFrom, contentPartners };
  await writeJson(path.join(nextFolder, "site.json"), siteFacts);
  await copyStablePictures(path.join(content, "images"), siteFolder);
  const built = await readBuiltPages(siteFolder);
  const pages = addresses.filter((address) => routeIds.has(address)).map((address) => findBuilt(address, built));
  const pictures = await checkSharePictures(pages, { siteFolder, siteAddress });
  const pictureOf = (eventId: string) => findBuilt(eventAddress(eventId), pictures);
  await writeFeeds(siteFolder, feedFiles({ catalogue, pictureOf }));
  await checkStructuredData(pages, { siteFolder, siteAddress });
  const offline = offlineFiles(manifest, findBuilt(offlinePath, built));
  await bundleWorker({ siteFolder, offlineFiles: offline, site });
  await writeLicences(nextFolder, siteFolder, [...packages, ...(await takeBundledPackages(siteFolder))]);
  const policies = contentSecurityPolicies([...built.values()], site);
  await writeJson(path.join(nextFolder, "page-policies.json"), policies);
  const rewrites = await writePartnerFiles(siteFolder, siteFacts);
  await writeHostFiles(siteFolder, { policies, redirects, rewrites, site });
  await compressSite(siteFolder);
  const weighed = Array.from(routeIds, ([address, ids]) => ({ ...findBuilt(address, built), routeIds: ids }));
  console.log(budgetTable(await checkPageBudgets({ siteFolder, content, manifest, pages: weighed })));
  if (site.offlineReading) {
    const bytes = await checkOfflineBudget(siteFolder, offline);
    console.log(`Offline reading costs a first visit ${bytes} bytes.`);
  }
  await writeRelease(nextFolder);
  await replaceFolder(nextFolder, output, `${output}.previous`);
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

/** Writes files at their addresses, below the site's folder. @throws Error when something stands there already */
async function writeFeeds(siteFolder: string, files: readonly FeedFile[]): Promise<void> {
  for (const { address, text } of files) {
    const file = path.join(siteFolder, decodeURIComponent(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
