import { filmPageAddress } from "../../catalogue/film.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** What the player cannot do without: the film in the format that every browser plays, and the picture before it starts. */
const neededFiles = ["aftermovie.mp4", "aftermovie.jpg"];

/** The captions that tell the film in English; the player reads them to those who cannot see it. */
const wordsOfFilm = "aftermovie.en.vtt";

/** What is wrong with the files of the film, if the site's own player plays it: those that it needs and that are not there, and those that are something else. */
export function filmChecks({ site, film, filmFaults }: ContentSource): ContentProblem[] {
  return site.flatMap(({ sound, problem }) => {
    if (sound?.aftermovieAddress !== filmPageAddress) return [];
    const missing = neededFiles.filter((name) => !film.includes(name));
    const faults = [...filmFaults].map(([name, message]) => ({
      file: `content/film/${name}`,
      line: 1,
      field: "",
      message,
    }));
    return [...missing.map((name) => problem(["aftermovieAddress"], missingFile(name))), ...faults];
  });
}

/** Without its words a film says nothing to who cannot see it, or, where it has sound, to who cannot hear it. */
export function filmNotes({ site, film }: Pick<ContentSource, "site" | "film">): ContentProblem[] {
  return site.flatMap(({ sound, problem }) => {
    if (sound?.aftermovieAddress !== filmPageAddress || film.includes(wordsOfFilm)) return [];
    const message = `has no content/film/${wordsOfFilm} — write there what is said, heard and seen, for those who cannot hear or see it`;
    return [problem(["aftermovieAddress"], message)];
  });
}

function missingFile(name: string): string {
  return `is this site's own player, but there is no content/film/${name} — put the file there, or write the address of another player`;
}
