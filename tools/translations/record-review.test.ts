import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isIndexed, pageTranslation } from "../../catalogue/page-translations.ts";
import { withContent } from "../../content-check/content.fixture.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { wordsReviewPath } from "../../content-check/words/read-words.ts";
import { copyWords } from "../../content-check/words/words.fixture.ts";
import { testContent } from "../../tests/support/test-content.ts";
import { recordReview, withField } from "./record-review.ts";
import { filesIn, readContent } from "./translated-files.ts";
import { pageLine, pagesOf } from "./translation-report.ts";
import { draft, eventFile, report } from "./translations.fixture.ts";

let words: string;
beforeEach(async () => {
  words = await copyWords();
});

test("the report lists the files that keep a page from being indexed, and --review writes the reviewer into them", async () => {
  const speakers = { "speakers/namuna-devi.hi.yaml": "title: शिक्षिका\n" };
  await withContent({ [eventFile]: draft, ...speakers, "site.hi.yaml": "productName: यात्रा\n" }, async (folder) => {
    const review = async (wanted: string) => {
      const lines: string[] = [];
      await recordReview([wanted], await readContent(folder), (line) => lines.push(line), "Asha Rao, 2025-09-20");
      return lines;
    };
    await expect(review("content/landing.hi.yaml"), "no file").rejects.toThrow("has no text yet");
    await writeFile(path.join(folder, "landing.hi.yaml"), "# Lessons\nlessons:\n");
    for (const empty of ["content/landing.hi.yaml", "/hi/landing"])
      await expect(review(empty), "a file without texts").rejects.toThrow(/has no text yet/);
    await rm(path.join(folder, "landing.hi.yaml"));
    const pageLine = async () => /^ *\/hi\/events\/trichy-2025: .*$/m.exec((await report(folder)).text)?.[0].trim();
    expect(await pageLine()).toBe(
      "/hi/events/trichy-2025: content/events/2025/trichy-2025.hi.yaml (not reviewed), content/site.hi.yaml (not reviewed), content/speakers/namuna-devi.hi.yaml (not reviewed), words/hi.yaml (not reviewed)",
    );
    await expect(review("/hi/events/trichy-2025")).rejects.toThrow("content/site.hi.yaml lacks headline, mission");
    await rm(path.join(folder, "site.hi.yaml"));
    await expect(review("/hi/events/trichy-2025")).rejects.toThrow("speakers/namuna-devi.hi.yaml lacks bio");
    await writeFile(path.join(folder, "speakers/namuna-devi.hi.yaml"), "title: शिक्षिका\nbio: पढ़ाती हैं।\n");
    expect(await review("/hi/events/trichy-2025")).toEqual([
      `content/${eventFile} is reviewed`,
      "content/speakers/namuna-devi.hi.yaml is reviewed",
    ]);
    expect(await readFile(path.join(folder, eventFile), "utf8")).toMatch(
      /^# Asha began this\.\n(?:.*\n)+reviewed: Asha Rao, 2025-09-20\nsource: title=\w{6} .*\n$/,
    );
    expect(await pageLine()).toBe("/hi/events/trichy-2025: words/hi.yaml (not reviewed)");
    const hindi = path.join(words, "hi.yaml");
    const whole = await readFile(hindi, "utf8");
    await writeFile(hindi, whole.replace(/^ {2}openMenu: .*\n/m, "  openMenu:\n"));
    await expect(review("words/hi.yaml")).rejects.toThrow("words/hi.yaml lacks openMenu: translate that first");
    await writeFile(hindi, whole);
    expect(await review("words/hi.yaml")).toEqual(["words/hi.yaml is reviewed"]);
    expect(await review("words/hi.yaml")).toEqual(["words/hi.yaml is reviewed already"]);
    expect(await pageLine()).toBe("/hi/events/trichy-2025: publishable");
    const { events, words: state } = await readCatalogue(folder, { language: "hi" });
    expect([state, events[0]?.translation]).toEqual(["reviewed", "reviewed"]);
    await appendFile(wordsReviewPath("hi"), "state: hidden\n");
    expect(await pageLine()).toBe("/hi/events/trichy-2025: publishable with its language");
    expect((await report(folder)).text).toContain("(hi), hidden: to publish it, remove `state: hidden`");
    expect((await readCatalogue(folder, { language: "hi" })).words).toBe("draft");
  });
});

test.each(["hi", "ur"])("the report and the site agree on which pages in %s may be indexed", async (language) => {
  await cp(path.join("words", "ur.yaml"), path.join(words, "ur.yaml"));
  await mkdir(path.join(words, "reviews"));
  await writeFile(wordsReviewPath(language), "reviewed: Asha Rao, 2025-09-20\n");
  const catalogue = await readCatalogue(testContent, { language });
  const content = await readContent(testContent);
  const files = filesIn(language, content);
  const pages = pagesOf(content.source);
  expect(pages.map((page) => pageLine(page, language, files).includes(": publishable"))).toEqual(
    pages.map(({ path }) => isIndexed(pageTranslation(path, catalogue))),
  );
});

test.each([
  ["/hi/nowhere", "There is no page /hi/nowhere in another language"],
  ["/landing", "There is no page /landing in another language"],
  ["/hi/landing", "content/landing.hi.yaml has no text yet: write it first."],
])("--review of %s is refused with a message", async (wanted, says) => {
  await withContent({}, async (folder) => {
    const reviewing = recordReview([wanted], await readContent(folder), () => {}, "Asha Rao, 2025-09-20");
    await expect(reviewing).rejects.toThrow(says);
  });
});

test("writing one field changes no other character, also between empty fields with comments", () => {
  const template = "# One\ntitle:\n# Two\nvenue: # short\n# Three,\n\n# in two parts\ntext: |\n\n# Four\nbring:\n";
  const withSource = withField(template, "source", "title=1");
  expect(withSource).toBe(`${template}source: title=1\n`);
  expect(withField(`${withSource}bring: A pen\n`, "source", "title=2")).toBe(
    `${template}source: title=2\nbring: A pen\n`,
  );
  expect(withField("source: |\n  a=1\ntitle: One\n", "source", "b=2")).toBe("source: b=2\ntitle: One\n");
  expect(withField("source: a=1\n  c=3\ntitle: One\n", "source", "b=2")).toBe("source: b=2\ntitle: One\n");
  expect(withField("reviewed: # who\n", "reviewed", "Asha")).toBe("reviewed: Asha # who\n");
  expect(withField("reviewed: Bina # who\n", "reviewed", "Asha")).toBe("reviewed: Asha # who\n");
  expect(withField("title: One", "reviewed", "Asha: Rao")).toBe('title: One\nreviewed: "Asha: Rao"\n');
  expect(withField("", "source", "title=1")).toBe("source: title=1\n");
});
