import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filmFiles, filmPageAddress } from "../../catalogue/film.ts";
import type { PublishedFilm } from "../../feeds/structured-data/site-data.ts";
import { words } from "../../words/words.ts";
import { findBuilt } from "../find-built.ts";
import { policyElement } from "../page-policy.ts";
import { hashLength } from "../pictures/picture-asset.ts";

type Film = {
  /** The folder with the content; the film's files lie in `film/` below it. */
  content: string;
  productName: string;
  /** The name of the phase that it shows. */
  phase: string;
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
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, hashLength);
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
    poster: findBuilt(filmFiles.poster, addresses),
    file: findBuilt(filmFiles.film, addresses),
  };
}

function filmTitle({ productName, phase }: Film): string {
  return words.aftermovieTitle({ phase, name: productName });
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

type FilmPage = {
  title: string;
  poster: string;
  /** The film's files, the best format first. */
  sources: { address: string; type: string }[];
  captions: { address: string; language: string }[];
  /** What is seen, for those who cannot see it: the film has no sound. */
  story: string;
};

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

/** It asks for nothing outside the site. */
const policy = policyElement(
  { scripts: [filmScript], styles: [style] },
  { apiAddress: "/", aftermovieAddress: "/", partnerLogoHosts: [] },
);

/** The page that plays the aftermovie in a frame: it fetches nothing of the film but its poster until it is started. */
export function filmPage({ title, poster, sources, captions, story }: FilmPage): string {
  const films = sources.map(({ address, type }) => `<source src="${attribute(address)}" type="${attribute(type)}">`);
  const tracks = captions.map(
    ({ address, language }) =>
      `<track kind="captions" src="${attribute(address)}" srclang="${language}" label="${nameOf(language)}">`,
  );
  const link = attribute(sources.at(-1)?.address ?? "");
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    policy,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${attribute(title)}</title><style>${style}</style></head><body>`,
    `<video controls playsinline preload="none" width="1280" height="720" poster="${attribute(poster)}" aria-label="${attribute(title)}" aria-describedby="story">`,
    ...films,
    ...tracks,
    `<a href="${link}">${attribute(title)}</a></video>`,
    `<p id="story" class="story" lang="en">${attribute(story)}</p>`,
    `<script>${filmScript}</script></body></html>`,
  ].join("\n");
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that may stand in an element or between the quotation marks of an attribute. */
function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

/** A language's own name for itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return attribute(name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
}

/** The words of a WebVTT file, without times and settings, as one text. */
export function captionWords(vtt: string): string {
  const blocks = vtt.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const cues = blocks.filter((block) => block.includes("-->"));
  return cues
    .map((cue) =>
      cue
        .split("\n")
        .slice(cue.split("\n").findIndex((line) => line.includes("-->")) + 1)
        .join(" ")
        .trim(),
    )
    .join(" ");
}
