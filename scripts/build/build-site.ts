import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { inspectPicture } from "../../app/content-modules/pictures/site-pictures.ts";
import { filmPageAddress } from "../../catalogue/film.ts";
import { stableImageFolders } from "../../catalogue/pictures-used.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.server.ts";
import { checkSharePictures } from "./check-share-pictures.ts";
import { compressSite } from "./compress-site.ts";
import { prerenderSite, type Renderer } from "./prerender-site.ts";
import { writeFilmPage } from "./write-film-page.ts";

const siteFolder = "build/client";
const rendererFolder = "build/renderer";

/** The addresses of every page and redirect; events bring their own. */
const fixedAddresses = ["/", "/events", "/events/phase1", "/events/phase2", "/partners", "/landing"];

/**
 * Builds the whole site into `build/`: bundles, every page's HTML, redirects, compressed copies.
 *
 * @throws ContentError when the content has mistakes; nothing of an earlier build is touched then
 */
export async function buildSite(): Promise<void> {
  const { events, site, film } = await readCatalogue("content", inspectPicture);
  await rm("build", { recursive: true, force: true });
  await build({
    logLevel: "warn",
    build: { outDir: siteFolder, manifest: true, rolldownOptions: { input: "app/enter.client.tsx" } },
  });
  await build({
    logLevel: "warn",
    publicDir: false,
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
  const manifest = await takeManifest();
  const renderer: Renderer = await import(pathToFileURL(path.resolve(rendererFolder, "render.server.js")).href);
  const addresses = [...fixedAddresses, ...events.map(({ _id }) => `/events/${_id}`)];
  const redirects = await prerenderSite({ siteFolder, manifest, renderer, addresses });
  const pages = addresses.filter((address) => !redirects.some(({ from }) => from === address));
  await checkSharePictures({ siteFolder, siteAddress: site.siteAddress, pages });
  await writeFile("build/redirects.json", `${JSON.stringify(redirects, null, 2)}\n`);
  for (const folder of stableImageFolders) {
    await cp(path.join("content/images", folder), path.join(siteFolder, "images", folder), { recursive: true });
  }
  if (site.aftermovieAddress === filmPageAddress)
    await writeFilmPage({ siteFolder, productName: site.productName, film });
  await compressSite(siteFolder);
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
async function takeManifest(): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
