import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { goodContent, mistakesIn } from "../content.fixture.ts";
import { readCatalogue } from "../read-catalogue.ts";
import { filmFormatMistake, filmNotes } from "./film-checks.ts";

test("WCAG 2.2 AA 1.2.1 a film without its words is worth a note, in the site's own player only", () => {
  const problem = (field: (string | number)[], message: string) => ({
    file: "content/site.yaml",
    line: 1,
    field: field.join(),
    message,
  });
  const notesOf = (aftermovieAddress: string, film: string[]) =>
    filmNotes({ site: [{ valid: { aftermovieAddress }, problem }], film } as never).map(({ message }) => message);
  expect(notesOf("/embed/aftermovie", ["aftermovie.mp4", "aftermovie.hi.vtt"])).toEqual([
    expect.stringMatching(/^has no content\/film\/aftermovie\.en\.vtt — write there what people say/),
  ]);
  expect(notesOf("/embed/aftermovie", ["aftermovie.mp4", "aftermovie.en.vtt"])).toEqual([]);
  expect(notesOf("https://video.example/embed/1", [])).toEqual([]);
});

test("P-2 the site's own player without a film is a mistake of the address in site.yaml", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await cp(testContent, folder, { recursive: true });
  await rm(path.join(folder, "film/aftermovie.mp4"));
  const error = await readCatalogue(folder).catch((thrown: unknown) => thrown);
  await rm(folder, { recursive: true });
  expect(error).toHaveProperty("problems", [
    expect.objectContaining({
      file: "content/site.yaml",
      field: "aftermovieAddress",
      message: expect.stringContaining("there is no content/film/aftermovie.mp4 — put the file there"),
    }),
  ]);
});

test.each(["mp4", "webm", "jpg", "en.vtt", "hi.vtt"])(
  "P-2 the bundled film/aftermovie.%s has the format of its name",
  async (ending) => {
    const name = `aftermovie.${ending}`;
    expect(filmFormatMistake(name, (await readFile(`${testContent}/film/${name}`)).subarray(0, 16))).toBeUndefined();
  },
);

test.each([
  ["captions with a byte-order mark", "a.en.vtt", "\xEF\xBB\xBFWEBVTT\n"],
  ["another file", "notes.txt", "x"],
])("P-2 %s may lie there", (_name, file, text) => {
  expect(filmFormatMistake(file, Buffer.from(text, "latin1"))).toBeUndefined();
});

const mp4 = "\0\0\0\x18ftypisom";
const jpeg = "\xFF\xD8\xFF\xE0";
const player = goodContent["site.yaml"].replace("https://player.example/embed/1", "/embed/aftermovie");

test.each([
  ["aftermovie.mp4", "one line of text", "an MP4 film"],
  ["aftermovie.mp4", "", "an MP4 film"],
  ["aftermovie.mp4", jpeg, "an MP4 film"],
  ["aftermovie.jpg", "one line of text", "a JPEG picture"],
  ["aftermovie.jpg", "\x89PNG\r\n", "a JPEG picture"],
  ["aftermovie.webm", mp4, "a WebM film"],
  ["aftermovie.en.vtt", "1\n00:00 --> 00:02", "a file of WebVTT captions"],
])("P-2 content/film/%s that holds %j is a mistake, if the site's own player plays it", async (name, text, format) => {
  const film = Object.fromEntries(
    Object.entries({ "aftermovie.mp4": mp4, "aftermovie.jpg": jpeg, [name]: text }).map(([file, bytes]) => [
      `film/${file}`,
      Buffer.from(bytes, "latin1"),
    ]),
  );
  expect(await mistakesIn({ ...film, "site.yaml": player })).toEqual([
    `content/film/${name}:1 — is not ${format} as its name says — save it again in that format`,
  ]);
  expect(await mistakesIn(film)).toEqual([]);
});
