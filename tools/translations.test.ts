import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goodEvent, withContent } from "../content-check/content.fixture.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { isHidden, languageData, wordsLanguages } from "../words/read-words.ts";
import { reviewPage } from "./translations/review-page.ts";
import { readContent } from "./translations/translation-content.ts";
import { isBehind } from "./translations/translation-report.ts";
import { acceptTranslations, reportTranslations } from "./translations/translations.ts";
import { writeTemplates } from "./translations/write-templates.ts";

let words: string;
beforeEach(async () => {
  words = await mkdtemp(path.join(os.tmpdir(), "words-"));
  for (const name of ["en.yaml", "hi.yaml"]) await cp(path.join("words", name), path.join(words, name));
  vi.stubEnv("SITE_WORDS", words);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(words, { recursive: true });
});

async function report(content: string) {
  const lines: string[] = [];
  const isBehindEnglish = reportTranslations(await readContent(content), (line) => lines.push(line));
  return { text: lines.join("\n"), isBehindEnglish };
}

async function accept(content: string, wanted: string): Promise<string[]> {
  const lines: string[] = [];
  await acceptTranslations([wanted], await readContent(content), (line) => lines.push(line));
  return lines;
}

const event = "events/2025/trichy-2025.hi.yaml";
const draft = `# Asha began this.
title: त्रिची
venue: हॉल
venueAddress: त्रिची
description: पहला।
`;

test("the report says of each language what is missing and what nobody has reviewed; drafts alone are fine", async () => {
  await withContent({ [event]: draft, "phases.hi.yaml": "- number: 1\n  name: पहला\n" }, async (folder) => {
    const { text, isBehindEnglish } = await report(folder);
    const hindi = text.split("\n\n").find((block) => block.startsWith("Hindi (hi)")) ?? "";
    const rows = hindi.split("\n").map((line) => line.trim().split(/\s+/).join(" "));
    expect(rows).toEqual(
      expect.arrayContaining([
        "all missing outdated unreviewed",
        "site 1 1 0 0",
        "phases 2 1 0 1",
        "events 1 0 0 1",
        "cities 1 0 0 0",
        "missing: content/phases.hi.yaml: entry 1",
        "missing: content/speakers/namuna-devi.hi.yaml",
      ]),
    );
    expect(isBehindEnglish).toBe(false);
  });
});

test("--accept writes which English was translated, and nothing else; a newer English is then outdated", async () => {
  await withContent({ [event]: draft }, async (folder) => {
    expect(await accept(folder, "hi")).toEqual([
      "words/hi.yaml is up to date from now on",
      `content/${event} is up to date from now on`,
    ]);
    const accepted = await readFile(path.join(folder, event), "utf8");
    expect(accepted).toMatch(
      /^source: title=[0-9a-f]{6} venue=[0-9a-f]{6} venueAddress=[0-9a-f]{6} description=[0-9a-f]{6}$/m,
    );
    expect(accepted.replace(/^source: .*\n/m, "")).toBe(draft);
    const changes = {
      [event]: accepted,
      "events/2025/trichy-2025.yaml": goodEvent.replace("Rockfort Hall\n", "Town Hall\n"),
    };
    await withContent(changes, async (changed) => {
      expect((await report(changed)).text).toContain(`outdated: content/${event} (venue)`);
      await accept(changed, `content/${event}`);
      expect((await report(changed)).text).not.toContain("outdated: content");
    });
  });
});

test("words that are newer in English are named, until they are accepted", async () => {
  await withContent({}, async (folder) => {
    await accept(folder, "words/hi.yaml");
    const english = path.join(words, "en.yaml");
    await writeFile(english, (await readFile(english, "utf8")).replace(/^ {2}tryAgain: .*$/m, "  tryAgain: Once more"));
    const { text, isBehindEnglish } = await report(folder);
    expect(text).toContain("outdated: words/hi.yaml (tryAgain)");
    expect(isBehindEnglish).toBe(true);
    await accept(folder, "words/hi.yaml");
    expect((await report(folder)).text).not.toContain("outdated: words/hi.yaml");
  });
});

test("--accept of what is not there, or has mistakes, is told in a sentence, and nothing is written", async () => {
  await withContent({ [event]: "titel: त्रिची\n" }, async (folder) => {
    await expect(accept(folder, "kn")).rejects.toThrow(
      "There is no translation kn: write a language's code, such as hi, or a file.",
    );
    await expect(accept(folder, "hi")).rejects.toThrow(
      `content/${event}:1 titel — is not a known field — write \`title\``,
    );
    expect(await readFile(path.join(folder, event), "utf8")).toBe("titel: त्रिची\n");
  });
});

test("--file begins a language where it belongs, hidden and empty; ten words are enough for its pages", async () => {
  const own = "- number: 1\n  name: প্রথম\n";
  await withContent({ "phases.bn.yaml": own }, async (folder) => {
    await writeTemplates("bn", await readContent(folder), () => {});
    const written = (name: string) => readFile(path.join(folder, name), "utf8");
    expect(await written("phases.bn.yaml")).toBe(own);
    expect(await written("events/2025/trichy-2025.bn.yaml")).toBe(
      "# Bitcoin Yatra Trichy\ntitle:\n# Rockfort Hall\nvenue:\n# Rockfort Hall, Trichy\nvenueAddress:\n# The first paragraph: it has a colon.\n\n# The second one.\ndescription: |\n\n",
    );
    expect(await written("landing.bn.yaml")).toContain(
      "  hours:\n    # Doors\n    - title:\n      # Chai.\n      text:\n    # Lunch\n    - title:\n",
    );
    expect(await written("cities.yaml")).toMatch(/names:\s+\{?bn: Trichy/);
    const file = path.join(words, "bn.yaml");
    const template = await readFile(file, "utf8");
    expect(template).toContain("\nbn:\n");
    expect(template).toContain(
      '  # one: "{count} stop ahead"\n  # other: "{count} stops ahead"\n  stopsAhead:\n    one:\n    other:\n',
    );
    await writeFile(file, template.replace("  pageHome:\n", "  pageHome: হোম\n"));
    const { language, words: made, languages } = languageData("bn");
    expect([language, made.pageHome, made.pageEvents]).toEqual(["bn", "হোম", "Events"]);
    expect(made.stopsAhead).toEqual({ one: "{count} stop ahead", other: "{count} stops ahead" });
    expect(languages.map(({ code }) => code)).toContain("bn");
    expect(languageData("hi").languages.map(({ code }) => code)).toEqual(["en", "hi"]);
    expect([wordsLanguages(), isHidden("bn"), isHidden("hi")]).toEqual([["en", "bn", "hi"], true, false]);
    const { events, words: state } = await readCatalogue(folder, { language: "bn" });
    expect([state, events[0]?.translation, events[0]?.title]).toEqual(["draft", "none", "Bitcoin Yatra Trichy"]);
    const { text, isBehindEnglish } = await report(folder);
    expect(text).toMatch(/Bang?l.* \(bn\), hidden\n/);
    expect(text).toContain("missing: words/bn.yaml (pageEvents)");
    expect(text).toContain("missing: content/cities.yaml: Trichy (names: bn)");
    expect(isBehindEnglish).toBe(false);
  });
});

test("--file of no language is told in a sentence", async () => {
  await withContent({}, async (folder) => {
    const writing = writeTemplates("xx", await readContent(folder), () => {});
    await expect(writing).rejects.toThrow("xx is the code of no language");
  });
});

test("the report names the files that keep a page from search engines, and --review writes who has read them", async () => {
  const speakers = { "speakers/namuna-devi.hi.yaml": "title: शिक्षिका\n" };
  await withContent({ [event]: draft, ...speakers, "site.hi.yaml": "productName: यात्रा\n" }, async (folder) => {
    const review = async (wanted: string) => {
      const lines: string[] = [];
      await reviewPage(wanted, "Asha Rao, 2025-09-20", await readContent(folder), (line) => lines.push(line));
      return lines;
    };
    const pageLine = async () => /^ *\/hi\/events\/trichy-2025: .*$/m.exec((await report(folder)).text)?.[0].trim();
    expect(await pageLine()).toBe(
      "/hi/events/trichy-2025: words/hi.yaml (not reviewed), content/events/2025/trichy-2025.hi.yaml (not reviewed), content/site.hi.yaml (not reviewed), content/speakers/namuna-devi.hi.yaml (not reviewed)",
    );
    await expect(review("/hi/events/trichy-2025")).rejects.toThrow("content/site.hi.yaml lacks headline, description");
    await rm(path.join(folder, "site.hi.yaml"));
    await expect(review("/hi/events/trichy-2025")).rejects.toThrow("speakers/namuna-devi.hi.yaml lacks bio");
    await writeFile(path.join(folder, "speakers/namuna-devi.hi.yaml"), "title: शिक्षिका\nbio: पढ़ाती हैं।\n");
    expect(await review("/hi/events/trichy-2025")).toEqual([
      `content/${event} is reviewed`,
      "content/speakers/namuna-devi.hi.yaml is reviewed",
    ]);
    expect(await readFile(path.join(folder, event), "utf8")).toMatch(
      /^# Asha began this\.\n(?:.*\n)+reviewed: Asha Rao, 2025-09-20\nsource: title=\w{6} .*\n$/,
    );
    expect(await pageLine()).toBe("/hi/events/trichy-2025: words/hi.yaml (not reviewed)");
    expect(await review("words/hi.yaml")).toEqual(["words/hi.yaml is reviewed"]);
    expect(await pageLine()).toBe("/hi/events/trichy-2025: publishable");
    const { events, words: state } = await readCatalogue(folder, { language: "hi" });
    expect([state, events[0]?.translation]).toEqual(["reviewed", "reviewed"]);
  });
});

test.each([
  ["/hi/nowhere", "There is no page /hi/nowhere in another language"],
  ["/landing", "There is no page /landing in another language"],
  ["/hi/landing", "/hi/landing has no translation of content/landing.yaml: write it first."],
])("--review of %s is told in a sentence", async (wanted, says) => {
  await withContent({}, async (folder) => {
    const reviewing = reviewPage(wanted, "Asha Rao, 2025-09-20", await readContent(folder), () => {});
    await expect(reviewing).rejects.toThrow(says);
  });
});

test("a published language is behind where it misses a word or is outdated, not where it is a draft", () => {
  const row = { what: "words", all: 1, missing: [], outdated: [], unreviewed: ["content/site.hi.yaml"] };
  expect(isBehind(row, [row])).toBe(false);
  expect(isBehind({ ...row, missing: ["words/hi.yaml:1 menu"] }, [row])).toBe(true);
  expect(isBehind(row, [row, { ...row, outdated: ["content/site.hi.yaml (tagline)"] }])).toBe(true);
});
