import { filmFiles, filmPageAddress } from "../../catalogue/film.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** The player needs these files. */
const neededFiles = [filmFiles.film, filmFiles.poster];

/** If the site's own player shows the film: files that are missing, or in another format than their names say. */
export function filmChecks({ site, film, filmFaults }: ContentSource): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    if (valid?.aftermovieAddress !== filmPageAddress) return [];
    const missing = neededFiles.filter((name) => !film.includes(name));
    const faults = [...filmFaults].map(([name, message]) => fileProblem(`content/film/${name}`, message));
    return [...missing.map((name) => problem(["aftermovieAddress"], missingFile(name))), ...faults];
  });
}

/** A film without captions, which says nothing to people who cannot see it or cannot hear it. */
export function filmNotes({ site, film }: Pick<ContentSource, "site" | "film">): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    if (valid?.aftermovieAddress !== filmPageAddress || film.includes(filmFiles.captions)) return [];
    const message = `has no content/film/${filmFiles.captions} — write there what people say and what can be heard and seen`;
    return [problem(["aftermovieAddress"], message)];
  });
}

function missingFile(name: string): string {
  return `is this site's own player, but there is no content/film/${name} — put the file there, or write the URL of another player`;
}

/** The first bytes of each format and their offsets, by file extension (ISO 14496-12, Matroska, JPEG, WebVTT). */
const beginnings = [
  { ending: ".mp4", format: "an MP4 film", offset: 4, bytes: "ftyp" },
  { ending: ".webm", format: "a WebM film", offset: 0, bytes: "\x1A\x45\xDF\xA3" },
  { ending: ".jpg", format: "a JPEG picture", offset: 0, bytes: "\xFF\xD8\xFF" },
  { ending: ".vtt", format: "a file of WebVTT captions", offset: 0, bytes: "WEBVTT" },
];

/** How many bytes of a file identify its format. */
export const filmBeginning = 16;

/** The mistake of a file whose first bytes are not in the format of its extension; undefined if they are. */
export function filmFormatMistake(name: string, begin: Uint8Array): string | undefined {
  const expected = beginnings.find(({ ending }) => name.endsWith(ending));
  if (!expected) return undefined;
  const text = String.fromCharCode(...begin).replace(/^\xEF\xBB\xBF/, "");
  if (text.startsWith(expected.bytes, expected.offset)) return undefined;
  return `is not ${expected.format} as its name says — save it again in that format`;
}
