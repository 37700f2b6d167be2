import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filmFiles, filmPageAddress } from "../../catalogue/film.ts";
import type { PublishedFilm } from "../../feeds/structured-data/site-data.ts";
import { addressOf } from "../address-of.ts";
import { filmLength } from "./film-length.ts";
import { captionWords, filmPage } from "./film-page.ts";

type Film = {
  /** The folder with the content; the film's files lie in `film/` below it. */
  content: string;
  productName: string;
  /** The names of the film's files. */
  film: readonly string[];
};

/** Formats in the order in which browsers are offered them. */
const formats = [
  { ending: ".webm", type: "video/webm" },
  { ending: ".mp4", type: "video/mp4" },
];

const captionName = /^aftermovie\.([a-z]{2,3})\.vtt$/;

/**
 * Writes the page at `/embed/aftermovie` and the film's files, named by their content, into the built site.
 *
 * @returns what was published, with the addresses of its files
 * @throws Error when the film in the format that every browser plays is not among them
 */
export async function writeFilmPage({ siteFolder, ...film }: Film & { siteFolder: string }): Promise<PublishedFilm> {
  const addresses = new Map<string, string>();
  const html = await filmPageOf(film, async (name) => {
    const content = await readFile(path.join(film.content, "film", name));
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const [base = "", ...endings] = name.split(".");
    const address = `/assets/${base}-${hash}.${endings.join(".")}`;
    await writeFile(path.join(siteFolder, address), content);
    addresses.set(name, address);
    return address;
  });
  const file = path.join(siteFolder, `${filmPageAddress}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  return {
    title: filmTitle(film),
    story: await filmStory(film),
    poster: addressOf(filmFiles.poster, addresses),
    file: addressOf(filmFiles.film, addresses),
    length: filmLength(await readFile(path.join(film.content, "film", filmFiles.film))),
  };
}

function filmTitle({ productName }: Film): string {
  return `Aftermovie of Phase 1 · ${productName}`;
}

/** The words of the film's English captions; empty where it has none. */
async function filmStory({ content, film }: Film): Promise<string> {
  if (!film.includes(filmFiles.captions)) return "";
  return captionWords(await readFile(path.join(content, "film", filmFiles.captions), "utf8"));
}

/** The page's HTML; `place` tells, or makes, the address of one of the film's files. */
export async function filmPageOf(source: Film, place: (name: string) => string | Promise<string>): Promise<string> {
  const { film } = source;
  const there = formats.filter(({ ending }) => film.includes(`aftermovie${ending}`));
  const languages = film.flatMap((name) => captionName.exec(name)?.[1] ?? []);
  return filmPage({
    title: filmTitle(source),
    poster: await place(filmFiles.poster),
    sources: await Promise.all(
      there.map(async ({ ending, type }) => ({ type, address: await place(`aftermovie${ending}`) })),
    ),
    captions: await Promise.all(
      languages.map(async (language) => ({ language, address: await place(`aftermovie.${language}.vtt`) })),
    ),
    story: await filmStory(source),
  });
}
