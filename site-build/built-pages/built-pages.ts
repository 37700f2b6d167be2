import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { type PageDocument, parsePage } from "./page-document.ts";

/** What feeds and offline reading want to know of a page that the build has written. */
export type BuiltPage = {
  address: string;
  /** The picture that messengers show beside a link to the page, as `og:image` names it. */
  sharePicture: string | undefined;
  /** The addresses of its images. */
  images: string[];
};

/** The file of an address's page, below the site's folder. */
export function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/**
 * Reads every page of the built site, each once, for all that looks at pages. A page's elements are forgotten before the
 * next is read: a site of 5,000 events would have millions.
 *
 * @returns the pages by their addresses
 */
export async function readBuiltPages(siteFolder: string): Promise<ReadonlyMap<string, BuiltPage>> {
  const files = (await Array.fromAsync(glob("**/*.html", { cwd: siteFolder }))).sort();
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    const name = file.split(path.sep).join("/").slice(0, -".html".length);
    const address = name === "index" ? "/" : `/${name}`;
    pages.set(address, readBuiltPage(address, await readFile(path.join(siteFolder, file), "utf8")));
  }
  return pages;
}

/** What is to be known of one page. @param html as it will be sent */
function readBuiltPage(address: string, html: string): BuiltPage {
  const page = parsePage(html);
  // A part of a text keeps the whole alive, which here is a page or its style sheet: what is kept is a copy.
  return structuredClone({
    address,
    sharePicture: sharePictureOf(page),
    images: page.elements.flatMap(({ name, attributes }) => (name === "img" ? (attributes.get("src") ?? []) : [])),
  });
}

function sharePictureOf({ elements }: PageDocument): string | undefined {
  return elements.find(({ attributes }) => attributes.get("property") === "og:image")?.attributes.get("content");
}
