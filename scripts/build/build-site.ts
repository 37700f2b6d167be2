import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { inspectPicture } from "../../app/content-modules/pictures/site-pictures.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.server.ts";
import type { SiteFacts } from "../../server/read-site-facts.ts";
import { checkSharePictures } from "./check-share-pictures.ts";
import { compressSite } from "./compress-site.ts";
import { copyStablePictures } from "./copy-stable-pictures.ts";
import { prerenderSite, type Renderer } from "./prerender-site.ts";
import { putInPlace } from "./put-in-place.ts";
import { writeFilmPage } from "./write-film-page.ts";

/** Where the site is built; a build that fails leaves the one before it alone. */
const nextFolder = "build.next";
const siteFolder = `${nextFolder}/client`;
const rendererFolder = `${nextFolder}/renderer`;

/** The addresses of every page and redirect; events bring their own. */
const fixedAddresses = ["/", "/events", "/events/phase1", "/events/phase2", "/partners", "/landing"];

/**
 * Builds the whole site, then puts it into `build/`: bundles, every page's HTML, redirects, compressed copies, and what
 * the server needs to know of the content.
 *
 * @throws ContentError when the content has mistakes; an earlier build stays as it is then, as after any other failure
 */
export async function buildSite(): Promise<void> {
  const { events, site, film, partners } = await readCatalogue("content", inspectPicture);
  await rm(nextFolder, { recursive: true, force: true });
  await bundleSite();
  const manifest = await takeManifest();
  const renderer: Renderer = await import(pathToFileURL(path.resolve(rendererFolder, "render.server.js")).href);
  const addresses = [...fixedAddresses, ...events.map(({ _id }) => `/events/${_id}`)];
  const redirects = await prerenderSite({ siteFolder, manifest, renderer, addresses });
  await writeJson("redirects.json", redirects);
  const { siteAddress, productName } = site;
  const pages = addresses.filter((address) => !redirects.some(({ from }) => from === address));
  await checkSharePictures({ siteFolder, siteAddress, pages });
  await writeJson("site.json", { siteAddress, productName, partners } satisfies SiteFacts);
  await copyStablePictures("content/images", siteFolder);
  if (site.aftermovieAddress === filmPageAddress) await writeFilmPage({ siteFolder, productName, film });
  await compressSite(siteFolder);
  await putInPlace(nextFolder, "build", "build.previous");
}

/** Bundles the browser's code, and the renderer that the build itself calls. */
async function bundleSite(): Promise<void> {
  await build({
    logLevel: "warn",
    build: { outDir: siteFolder, manifest: true, rolldownOptions: { input: "app/enter.client.tsx" } },
  });
  await build({
    logLevel: "warn",
    publicDir: false,
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(path.join(nextFolder, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
async function takeManifest(): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
