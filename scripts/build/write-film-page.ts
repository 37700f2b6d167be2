import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filmPageAddress } from "../../catalogue/film.ts";
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

/** Writes the page at `/embed/aftermovie` and the film's files, named by their content, into the built site. */
export async function writeFilmPage({ siteFolder, ...film }: Film & { siteFolder: string }): Promise<void> {
  const html = await filmPageOf(film, async (name) => {
    const content = await readFile(path.join(film.content, "film", name));
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const [base = "", ...endings] = name.split(".");
    const address = `/assets/${base}-${hash}.${endings.join(".")}`;
    await writeFile(path.join(siteFolder, address), content);
    return address;
  });
  const file = path.join(siteFolder, `${filmPageAddress}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** The page's HTML; `place` tells, or makes, the address of one of the film's files. */
export async function filmPageOf(
  { content, productName, film }: Film,
  place: (name: string) => string | Promise<string>,
): Promise<string> {
  const there = formats.filter(({ ending }) => film.includes(`aftermovie${ending}`));
  const languages = film.flatMap((name) => captionName.exec(name)?.[1] ?? []);
  const english = languages.includes("en") ? await readFile(path.join(content, "film/aftermovie.en.vtt"), "utf8") : "";
  return filmPage({
    title: `Aftermovie of Phase 1 · ${productName}`,
    poster: await place("aftermovie.jpg"),
    sources: await Promise.all(
      there.map(async ({ ending, type }) => ({ type, address: await place(`aftermovie${ending}`) })),
    ),
    captions: await Promise.all(
      languages.map(async (language) => ({ language, address: await place(`aftermovie.${language}.vtt`) })),
    ),
    story: captionWords(english),
  });
}
