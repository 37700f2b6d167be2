import { filmFiles, filmPageAddress } from "../../catalogue/film.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** The player needs these files. */
const neededFiles = [filmFiles.film, filmFiles.poster];

/** Files of the film that are missing, or are something else than their names say, if the site's own player plays it. */
export function filmChecks({ site, film, filmFaults }: ContentSource): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    if (valid?.aftermovieAddress !== filmPageAddress) return [];
    const missing = neededFiles.filter((name) => !film.includes(name));
    const faults = [...filmFaults].map(([name, message]) => fileProblem(`content/film/${name}`, message));
    return [...missing.map((name) => problem(["aftermovieAddress"], missingFile(name))), ...faults];
  });
}

/** A film without captions, which tells nothing to people who cannot see it or, where it has sound, who cannot hear it. */
export function filmNotes({ site, film }: Pick<ContentSource, "site" | "film">): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    if (valid?.aftermovieAddress !== filmPageAddress || film.includes(filmFiles.captions)) return [];
    const message = `has no content/film/${filmFiles.captions} — write there what is said, heard and seen, for those who cannot hear or see it`;
    return [problem(["aftermovieAddress"], message)];
  });
}

function missingFile(name: string): string {
  return `is this site's own player, but there is no content/film/${name} — put the file there, or write the address of another player`;
}

/** The first bytes of a film's files, by their endings, and where these bytes stand (ISO 14496-12, Matroska, JPEG, WebVTT). */
const beginnings = [
  { ending: ".mp4", format: "an MP4 film", offset: 4, bytes: "ftyp" },
  { ending: ".webm", format: "a WebM film", offset: 0, bytes: "\x1A\x45\xDF\xA3" },
  { ending: ".jpg", format: "a JPEG picture", offset: 0, bytes: "\xFF\xD8\xFF" },
  { ending: ".vtt", format: "a file of WebVTT captions", offset: 0, bytes: "WEBVTT" },
];

/** How many bytes of a file tell what it is. */
export const filmBeginning = 16;

/** The mistake of a file whose first bytes are not of the format that its name tells; undefined where they are. */
export function filmFormatMistake(name: string, begin: Uint8Array): string | undefined {
  const expected = beginnings.find(({ ending }) => name.endsWith(ending));
  if (!expected) return undefined;
  const text = String.fromCharCode(...begin).replace(/^\xEF\xBB\xBF/, "");
  if (text.startsWith(expected.bytes, expected.offset)) return undefined;
  return `is not ${expected.format}, whatever its name says — save it again in that format`;
}
