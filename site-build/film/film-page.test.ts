import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
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

const write = (film: readonly string[]) =>
  writeFilmPage({ siteFolder: folder, content: folder, productName: "Bitcoin Yatra", phase: "Phase 1", film });

test("the film and its poster are published under names of their content, which the page names", async () => {
  const { poster, file } = await write(["aftermovie.mp4", "aftermovie.jpg"]);
  const html = await readFile(path.join(folder, "embed/aftermovie.html"), "utf8");
  for (const [address, name] of [
    [poster, "aftermovie.jpg"],
    [file, "aftermovie.mp4"],
  ] as const) {
    expect(html).toContain(`"${address}"`);
    const [published, source] = await Promise.all(
      [path.join(folder, address), path.join(folder, "film", name)].map((at) => readFile(at)),
    );
    expect(published?.equals(source ?? Buffer.alloc(0))).toBe(true);
  }
});

test("a film that search engines could not be led to stops the build", async () => {
  await expect(write(["aftermovie.jpg"])).rejects.toThrow("aftermovie.mp4 has no address");
});

const page = filmPage({
  title: 'Aftermovie & "more"',
  poster: "/assets/a.jpg",
  sources: [
    { address: "/assets/a.webm", type: "video/webm" },
    { address: "/assets/a.mp4", type: "video/mp4" },
  ],
  captions: [
    { address: "/assets/a.en.vtt", language: "en" },
    { address: "/assets/a.hi.vtt", language: "hi" },
  ],
  story: "The train leaves <at dawn>.",
});

test("HM-12 the player fetches nothing but its poster until it is started", () => {
  expect(page).toContain('<video controls playsinline preload="none"');
  expect(page).toContain('poster="/assets/a.jpg"');
  expect(page).not.toMatch(/<video[^>]* autoplay/);
});

test("the best format stands first, and captions carry their language's own name", () => {
  expect(page.indexOf("a.webm")).toBeLessThan(page.indexOf("a.mp4"));
  expect(page).toContain('srclang="en" label="English"');
  expect(page).toContain('srclang="hi" label="हिन्दी"');
});

test("text cannot become markup, and no element carries a script or a style of its own", () => {
  expect(page).toContain("<title>Aftermovie &amp; &quot;more&quot;</title>");
  expect(page).toContain("The train leaves &lt;at dawn&gt;.");
  expect(page).not.toMatch(/<[^>]+ (?:on\w+|style)=/);
});

test("the words of captions are read without numbers, times, notes and settings", () => {
  const vtt =
    "WEBVTT\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:00.000 --> 00:01.000 line:1\r\nOne,\r\ntwo.\r\n\r\n00:01.000 --> 00:02.000\r\nThree.\r\n";
  expect(captionWords(vtt)).toBe("One, two. Three.");
});
