import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testCatalogue, testContent } from "../../tests/support/test-content.ts";
import { captionWords, filmPage, writeFilmPage } from "./film-page.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "film-"));
  await mkdir(path.join(folder, "assets"));
  await mkdir(path.join(folder, "film"));
  for (const name of ["aftermovie.mp4", "aftermovie.jpg"])
    await cp(path.join(testContent, "film", name), path.join(folder, "film", name));
});
afterEach(() => rm(folder, { recursive: true }));

const sourceOf = (film: readonly string[], productName = "Bitcoin Yatra", aftermovieAddress = "/embed/aftermovie") => {
  const site = { ...testCatalogue.site, productName, aftermovieAddress };
  return { content: folder, catalogue: { ...testCatalogue, site, film } };
};
const write = (film: readonly string[]) => writeFilmPage(sourceOf(film), folder);

test("the film and its poster have names with hashes of their content, which the page uses", async () => {
  const { poster = "", file = "" } = (await write(["aftermovie.mp4", "aftermovie.jpg"])) ?? {};
  const html = await readFile(path.join(folder, "embed/aftermovie.html"), "utf8");
  for (const [url, name] of [
    [poster, "aftermovie.jpg"],
    [file, "aftermovie.mp4"],
  ] as const) {
    expect(html).toContain(`"${url}"`);
    const [published, source] = await Promise.all(
      [path.join(folder, url), path.join(folder, "film", name)].map((at) => readFile(at)),
    );
    expect(published?.equals(source ?? Buffer.alloc(0))).toBe(true);
  }
});

test("a film without an MP4 file, which search engines need, stops the build", async () => {
  await rm(path.join(folder, "film/aftermovie.mp4"));
  await expect(write(["aftermovie.jpg"])).rejects.toThrow("film/aftermovie.mp4");
});

const captions =
  "WEBVTT\r\n\r\nNOTE by hand\r\n\r\n1\r\n00:00.000 --> 00:01.000 line:1\r\nThe train leaves\r\n<at dawn>.\r\n";

/** The page of a film in two formats, with captions in two languages. */
async function pageOf(productName = "Yatra") {
  await writeFile(path.join(folder, "film/aftermovie.en.vtt"), captions);
  const film = ["aftermovie.mp4", "aftermovie.webm", "aftermovie.jpg", "aftermovie.en.vtt", "aftermovie.hi.vtt"];
  return filmPage(sourceOf(film, productName), (file) => `/assets/${path.basename(file)}`);
}

test("HM-12 the player loads only its poster until it is started", async () => {
  const page = await pageOf();
  expect(page).toContain('<video controls playsinline preload="none"');
  expect(page).toContain('poster="/assets/aftermovie.jpg"');
  expect(page).not.toMatch(/<video[^>]* autoplay/);
});

test("no film is published if pages show another player", async () => {
  expect(await writeFilmPage(sourceOf([], "Yatra", "https://player.example/1"), folder)).toBeNull();
});

test("the best format is first, and captions have their language's own name", async () => {
  const page = await pageOf();
  expect(page.indexOf('.webm" type="video/webm"')).toBeLessThan(page.indexOf('.mp4" type="video/mp4"'));
  expect(page).toContain('srclang="en" label="English"');
  expect(page).toContain('srclang="hi" label="हिन्दी"');
});

test("texts are escaped, and no element has an inline script or style", async () => {
  const page = await pageOf('Yatra & "more"');
  expect(page).toMatch(/<title>[^<]*Yatra &#38; &#34;more&#34;[^<]*<\/title>/);
  expect(page).toContain('lang="en">The train leaves &#60;at dawn&#62;.</p>');
  expect(page).not.toMatch(/<[^>]+ (?:on\w+|style)=/);
});

test("the text of captions has no numbers, times, notes and settings", () => {
  expect(captionWords(`${captions}\r\n00:01.000 --> 00:02.000\r\nThree.\r\n`)).toBe(
    "The train leaves <at dawn>. Three.",
  );
});
