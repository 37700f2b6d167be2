import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { filmedPhase } from "../../catalogue/events/shown-phase.ts";
import { filmFiles, filmPagePath } from "../../catalogue/film.ts";
import type { PublishedFilm } from "../../feeds/structured-data/site-data.ts";
import { words } from "../../words/words.ts";
import { pageFile } from "../bundle/page-assets.ts";
import { escapeMarkup } from "../share-pictures/drawing-parts.ts";
import { writeAsset, writeSiteFile } from "../write-asset.ts";

type Film = {
  catalogue: Pick<Catalogue, "site" | "phases" | "film">;
  /** The folder with the content; the film's files lie in `film/` below it. */
  content: string;
};

/** The formats of the film. A browser plays the first one that it supports. */
const formats = [
  { name: "aftermovie.webm", type: "video/webm" },
  { name: filmFiles.film, type: "video/mp4" },
];

/** The path of the page's HTML, style and script, without their extensions. */
const template = "site-build/film/film-page";

const captionName = /^aftermovie\.([a-z]{2,3})\.vtt$/;

/**
 * Writes the page at `/embed/aftermovie` and the film's files, named by their content, into the built site.
 *
 * @returns the film with the URLs of its files; null if pages show another player
 * @throws Error if the poster, or the film in the format that every browser plays, is missing
 */
export async function writeFilmPage(film: Film, siteFolder: string): Promise<PublishedFilm | null> {
  if (film.catalogue.site.aftermovieAddress !== filmPagePath) return null;
  const publish = async (file: string) => writeAsset(siteFolder, path.basename(file), await readFile(file));
  const [poster = "", file = ""] = await Promise.all(
    [filmFiles.poster, filmFiles.film].map((name) => publish(path.join(film.content, "film", name))),
  );
  await writeSiteFile(siteFolder, pageFile(filmPagePath), await filmPage(film, publish));
  return { title: filmTitle(film), story: await filmStory(film), poster, file };
}

function filmTitle({ catalogue: { site, phases } }: Film): string {
  return words.aftermovieTitle({ phase: filmedPhase(phases, site.aftermoviePhase).name, name: site.productName });
}

/** Returns the text of the film's English captions; empty if it has none. */
async function filmStory({ content, catalogue: { film } }: Film): Promise<string> {
  if (!film.includes(filmFiles.captions)) return "";
  return captionWords(await readFile(path.join(content, "film", filmFiles.captions), "utf8"));
}

/**
 * Returns the HTML of the page that plays the aftermovie in a frame. Before the film starts, the page fetches only its poster. It
 * has the text of the captions for people who cannot see the film, which has no sound.
 *
 * @param publish publishes a file by its path from the project's folder; returns its URL
 */
export async function filmPage(source: Film, publish: (file: string) => string | Promise<string>): Promise<string> {
  const { film } = source.catalogue;
  const urlOf = (name: string) => publish(path.join(source.content, "film", name));
  const elements: string[] = [];
  for (const { name, type } of formats.filter(({ name }) => film.includes(name)))
    elements.push(`<source src="${await urlOf(name)}" type="${type}">`);
  for (const name of film) {
    const [, language] = captionName.exec(name) ?? [];
    if (language === undefined) continue;
    const label = `srclang="${language}" label="${escapeMarkup(nameOf(language))}"`;
    elements.push(`<track kind="captions" src="${await urlOf(name)}" ${label}>`);
  }
  const values: Record<string, string> = {
    title: escapeMarkup(filmTitle(source)),
    style: await publish(`${template}.css`),
    script: await publish(`${template}.js`),
    poster: await urlOf(filmFiles.poster),
    film: await urlOf(filmFiles.film),
    sources: elements.join("\n"),
    story: escapeMarkup(await filmStory(source)),
  };
  return (await readFile(`${template}.html`, "utf8")).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** A language's own name for itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Returns the text of a WebVTT file, without times and settings. In each block, it follows the line with the times. */
export function captionWords(vtt: string): string {
  const blocks = vtt.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const cues = blocks.flatMap((block) => block.split(/^.*-->.*\n/m).slice(1));
  return cues.map((cue) => cue.trim().replaceAll("\n", " ")).join(" ");
}
