/** What a film's file begins with, by its ending: the bytes and where they stand (ISO 14496-12, Matroska, JPEG, WebVTT). */
const beginnings = [
  { ending: ".mp4", format: "an MP4 film", offset: 4, bytes: "ftyp" },
  { ending: ".webm", format: "a WebM film", offset: 0, bytes: "\x1A\x45\xDF\xA3" },
  { ending: ".jpg", format: "a JPEG picture", offset: 0, bytes: "\xFF\xD8\xFF" },
  { ending: ".vtt", format: "a file of WebVTT captions", offset: 0, bytes: "WEBVTT" },
];

/** How many bytes of a file tell what it is. */
export const filmBeginning = 16;

/** What a film's file should be by its name, but is not by its first bytes; undefined where nothing is wrong. */
export function filmFormatMistake(name: string, begin: Uint8Array): string | undefined {
  const expected = beginnings.find(({ ending }) => name.endsWith(ending));
  if (!expected) return undefined;
  const text = String.fromCharCode(...begin).replace(/^\xEF\xBB\xBF/, "");
  if (text.startsWith(expected.bytes, expected.offset)) return undefined;
  return `is not ${expected.format}, whatever its name says — save it again in that format`;
}
