import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { goodContent, mistakesIn } from "../content-folder.fixture.ts";
import { filmFormatMistake } from "./film-format.ts";

test.each(["mp4", "webm", "jpg", "en.vtt", "hi.vtt"])(
  "P-2 the bundled film/aftermovie.%s is what its name says",
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
    `content/film/${name}:1 — is not ${format}, whatever its name says — save it again in that format`,
  ]);
  expect(await mistakesIn(film)).toEqual([]);
});
