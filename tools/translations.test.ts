import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { goodEvent, withContent } from "../content-check/content.fixture.ts";
import { isBehind } from "./translations/translation-report.ts";
import {
  acceptTranslations,
  readContent,
  reportTranslations,
  writeFilesToFillIn,
} from "./translations/translations.ts";

let words: string;
beforeAll(async () => {
  words = await mkdtemp(path.join(os.tmpdir(), "words-"));
  await cp("words", words, { recursive: true });
});
afterAll(() => rm(words, { recursive: true }));

beforeEach(() => {
  vi.stubEnv("SITE_WORDS", words);
});
afterEach(() => {
  vi.unstubAllEnvs();
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
    expect(await accept(folder, "hi")).toEqual([`content/${event} is up to date from now on`]);
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
  const english = path.join(words, "en.yaml");
  const before = await readFile(english, "utf8");
  await writeFile(english, before.replace(/^ {2}tryAgain: .*$/m, "  tryAgain: Once more"));
  try {
    await withContent({}, async (folder) => {
      const { text, isBehindEnglish } = await report(folder);
      expect(text).toContain("outdated: words/hi.yaml (tryAgain)");
      expect(isBehindEnglish).toBe(true);
      await accept(folder, "words/hi.yaml");
      expect((await report(folder)).text).not.toContain("outdated: words/hi.yaml");
    });
  } finally {
    await writeFile(english, before);
    await rm(path.join(words, "reviews"), { recursive: true });
  }
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

test("--file begins a language: its words and content, the English as remarks, what is translated left out", async () => {
  await withContent({ "phases.kn.yaml": "- number: 1\n  name: ಮೊದಲ\n" }, async (folder) => {
    const to = path.join(folder, "to fill in");
    const lines: string[] = [];
    const content = await readContent(folder);
    await writeFilesToFillIn("kn", to, content, (line) => lines.push(line));
    expect(lines.join("\n")).not.toContain("phases.kn.yaml");
    const written = (name: string) => readFile(path.join(to, "kn", name), "utf8");
    expect(await written("content/events/2025/trichy-2025.kn.yaml")).toContain(
      "# Bitcoin Yatra Trichy\ntitle:\n# Rockfort Hall\nvenue:\n",
    );
    expect(await written("content/events/2025/trichy-2025.kn.yaml")).toContain(
      "# The first paragraph: it has a colon.\n#\n# The second one.\ndescription: |\n",
    );
    expect(await written("content/landing.kn.yaml")).toContain(
      "  hours:\n    # Doors\n    - title:\n      # Chai.\n      text:\n    # Lunch\n    - title:\n",
    );
    const words = await written("words/kn.yaml");
    expect(words).toContain("\nkn:\n");
    expect(words).toContain("  # Home\n  pageHome:\n");
    expect(words).toContain(
      '  stopsAhead:\n    # "{count} stop ahead"\n    # "{count} stops ahead"\n    one:\n    other:\n',
    );
    await expect(writeFilesToFillIn("xx", to, content, () => {})).rejects.toThrow("xx is the code of no language");
  });
});

test("a published language is behind where it misses a word or is outdated, not where it is a draft", () => {
  const row = { what: "words", all: 1, missing: [], outdated: [], unreviewed: ["content/site.hi.yaml"] };
  expect(isBehind(row, [row])).toBe(false);
  expect(isBehind({ ...row, missing: ["words/hi.yaml:1 menu"] }, [row])).toBe(true);
  expect(isBehind(row, [row, { ...row, outdated: ["content/site.hi.yaml (tagline)"] }])).toBe(true);
});
