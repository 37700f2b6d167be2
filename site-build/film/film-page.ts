import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { filmedPhase } from "../../catalogue/events/shown-phase.ts";
import { filmFiles, filmPagePath } from "../../catalogue/film.ts";
import type { PublishedFilm } from "../../feeds/structured-data/site-data.ts";
import { words } from "../../words/words.ts";
import { pageFile } from "../bundle/page-assets.ts";
import { policyElement } from "../page-policy.ts";
import { escapeMarkup } from "../share-pictures/drawing-parts.ts";
import { writeAsset } from "../write-asset.ts";

type Film = {
  catalogue: Pick<Catalogue, "site" | "phases" | "film">;
  /** The folder with the content; the film's files lie in `film/` below it. */
  content: string;
};

/** Formats in the order in which browsers are offered them. */
const formats = [
  { name: "aftermovie.webm", type: "video/webm" },
  { name: filmFiles.film, type: "video/mp4" },
];

const captionName = /^aftermovie\.([a-z]{2,3})\.vtt$/;

/**
 * Writes the page at `/embed/aftermovie` and the film's files, named by their content, into the built site.
 *
 * @returns what was published, with the URLs of its files; null where pages show another player
 * @throws Error when the poster, or the film in the format that every browser plays, is not among them
 */
export async function writeFilmPage(film: Film, siteFolder: string): Promise<PublishedFilm | null> {
  if (film.catalogue.site.aftermovieAddress !== filmPagePath) return null;
  const publish = async (name: string) =>
    writeAsset(siteFolder, name, await readFile(path.join(film.content, "film", name)));
  const [poster, file] = [await publish(filmFiles.poster), await publish(filmFiles.film)];
  const page = path.join(siteFolder, pageFile(filmPagePath));
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, await filmPage(film, publish));
  return { title: filmTitle(film), story: await filmStory(film), poster, file };
}

function filmTitle({ catalogue: { site, phases } }: Film): string {
  return words.aftermovieTitle({ phase: filmedPhase(phases, site.aftermoviePhase).name, name: site.productName });
}

/** The words of the film's English captions; empty where it has none. */
async function filmStory({ content, catalogue: { film } }: Film): Promise<string> {
  if (!film.includes(filmFiles.captions)) return "";
  return captionWords(await readFile(path.join(content, "film", filmFiles.captions), "utf8"));
}

/**
 * Obeys the two parameters that YouTube's player knows too: `autoplay=1` starts the film, `mute=1` makes it silent. Keys
 * that are pressed in a frame never reach the page around it: where that shows the film in a dialog, Escape closes it
 * from here (clause HM-7), unless it only ends the full screen.
 */
const filmScript =
  'const film=document.querySelector("video"),asked=new URLSearchParams(location.search);' +
  'film.muted=asked.get("mute")==="1";' +
  'if(asked.get("autoplay")==="1"){film.autoplay=true;film.play().catch(()=>{})}' +
  'addEventListener("keydown",({key})=>{' +
  'if(key==="Escape"&&!document.fullscreenElement)frameElement?.closest("dialog")?.close()})';

const style =
  "html,body{height:100%;margin:0;background:black;color-scheme:dark}" +
  "video{display:block;width:100%;height:100%;object-fit:contain}" +
  ".story{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}";

/** The policy of the player's page: requests to the site only. */
const policy = policyElement(
  { scripts: [filmScript], styles: [style] },
  { apiAddress: "/", aftermovieAddress: "/", partnerLogoHosts: [] },
);

/**
 * The HTML of the page that plays the aftermovie in a frame: it fetches nothing of the film but its poster until it is started.
 * It has the captions' words for those who cannot see the film, which has no sound.
 *
 * @param urlOf returns the URL of one of the film's files; it may publish the file first
 */
export async function filmPage(source: Film, urlOf: (name: string) => string | Promise<string>): Promise<string> {
  const title = escapeMarkup(filmTitle(source));
  const { film } = source.catalogue;
  const elements: string[] = [];
  for (const { name, type } of formats.filter(({ name }) => film.includes(name)))
    elements.push(`<source src="${await urlOf(name)}" type="${type}">`);
  for (const name of film) {
    const [, language] = captionName.exec(name) ?? [];
    if (language === undefined) continue;
    const label = `srclang="${language}" label="${escapeMarkup(nameOf(language))}"`;
    elements.push(`<track kind="captions" src="${await urlOf(name)}" ${label}>`);
  }
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>
<video controls playsinline preload="none" width="1280" height="720" poster="${await urlOf(filmFiles.poster)}" aria-label="${title}" aria-describedby="story">
${elements.join("\n")}
<a href="${await urlOf(filmFiles.film)}">${title}</a></video>
<p id="story" class="story" lang="en">${escapeMarkup(await filmStory(source))}</p>
<script>${filmScript}</script></body></html>`;
}

/** A language's own name for itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The words of a WebVTT file, without times and settings, as one text. In each block they follow the line with the times. */
export function captionWords(vtt: string): string {
  const blocks = vtt.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const cues = blocks.flatMap((block) => block.split(/^.*-->.*\n/m).slice(1));
  return cues.map((cue) => cue.trim().replaceAll("\n", " ")).join(" ");
}
