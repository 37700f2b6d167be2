import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pageContentKinds } from "../catalogue/page-texts.ts";
import { goodEvent, withContent } from "../content-check/content.fixture.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { isHidden, languageData, wordsLanguages } from "../content-check/words/read-words.ts";
import { copyWords } from "../content-check/words/words.fixture.ts";
import { recordReview } from "./translations/record-review.ts";
import { readContent } from "./translations/translated-files.ts";
import { draft, eventFile, report } from "./translations/translations.fixture.ts";
import { writeTemplates } from "./translations/write-templates.ts";

let words: string;
beforeEach(async () => {
  words = await copyWords();
});

async function accept(content: string, wanted: string): Promise<string[]> {
  const lines: string[] = [];
  await recordReview([wanted], await readContent(content), (line) => lines.push(line));
  return lines;
}

/** The files that the report of the test content names as not translated into Hindi. */
const notTranslated = [
  "content/site.hi.yaml",
  ...Object.values(pageContentKinds).map(({ glob }) => `content/${glob.replace(/yaml$/, "hi.yaml")}`),
  "content/speakers/maadhiri-selvan.hi.yaml",
  "content/speakers/namuna-devi.hi.yaml",
  "content/supporters/tijori.hi.yaml",
  "content/phases/phase-2.hi.yaml",
];

test("the report lists missing and unreviewed texts of each language, and drafts alone are no error", async () => {
  await withContent({ [eventFile]: draft, "phases/phase-1.hi.yaml": "name: पहला\n" }, async (folder) => {
    const { text, isBehindEnglish } = await report(folder);
    const hindi = text.split("\n\n").find((block) => block.startsWith("Hindi (hi)")) ?? "";
    const lines = hindi.split("\n").map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        `not translated (${notTranslated.length}): ${notTranslated.join(", ")}`,
        `not reviewed (3): words/hi.yaml, content/${eventFile}, content/phases/phase-1.hi.yaml`,
      ]),
    );
    expect(hindi).not.toContain("cities with their English name");
    expect(isBehindEnglish).toBe(false);
  });
});

test("--accept writes only the fingerprints of the English texts, so that later changes are reported", async () => {
  await withContent({ [eventFile]: draft }, async (folder) => {
    expect(await accept(folder, "hi")).toEqual([
      "words/hi.yaml is marked as up to date",
      `content/${eventFile} is marked as up to date`,
    ]);
    const unchanged = ["Nothing has changed: all of it is marked as up to date already."];
    expect(await accept(folder, "words/hi.yaml")).toEqual(unchanged);
    expect(
      await accept(folder, path.relative("", path.join(folder, eventFile))),
      "its path in another content folder",
    ).toEqual(unchanged);
    const accepted = await readFile(path.join(folder, eventFile), "utf8");
    expect(accepted).toMatch(
      /^source: title=[0-9a-f]{6} venue=[0-9a-f]{6} venueAddress=[0-9a-f]{6} description=[0-9a-f]{6}$/m,
    );
    expect(accepted.replace(/^source: .*\n/m, "")).toBe(draft);
    const changes = {
      [eventFile]: accepted,
      "events/2025/trichy-2025.yaml": goodEvent.replace("Rockfort Hall\n", "Town Hall\n"),
    };
    await withContent(changes, async (changed) => {
      expect((await report(changed)).text).toContain(`older than the English (1): content/${eventFile} (venue)`);
      await accept(changed, `content/${eventFile}`);
      expect((await report(changed)).text).not.toContain("older than the English");
    });
  });
});

test("words whose English has changed are reported until they are accepted", async () => {
  await withContent({}, async (folder) => {
    await accept(folder, "words/hi.yaml");
    const english = path.join(words, "en.yaml");
    await writeFile(english, (await readFile(english, "utf8")).replace(/^ {2}tryAgain: .*$/m, "  tryAgain: Once more"));
    const { text, isBehindEnglish } = await report(folder);
    expect(text).toContain("older than the English (1): words/hi.yaml (tryAgain)");
    expect(isBehindEnglish).toBe(true);
    await accept(folder, "words/hi.yaml");
    await writeFile(english, `${await readFile(english, "utf8")}\n  newWord: A new word\n`);
    const accepted = await report(folder);
    // The real words may lack others too.
    expect(accepted.text).toMatch(/lacks texts \(1\): words\/hi\.yaml \(.*\bnewWord\b/);
    expect(accepted.text).toContain(
      "Hindi (hi), published, but words/hi.yaml lacks words: visitors read them in English\n",
    );
    expect(accepted.text).not.toContain("older than the English");
    expect(accepted.isBehindEnglish).toBe(false);
  });
});

test("a list with other entries than the English is reported", async () => {
  await withContent({ "landing.hi.yaml": "day:\n  hours:\n    - { title: चाय }\n" }, async (folder) => {
    const { text, isBehindEnglish } = await report(folder);
    expect(text).toContain("a list with other entries than the English (1): content/landing.hi.yaml (day: hours)");
    expect(isBehindEnglish).toBe(true);
  });
});

test("--accept of a file with mistakes is refused with a message", async () => {
  await withContent({ [eventFile]: "titel: त्रिची\n" }, async (folder) => {
    await expect(accept(folder, "hi")).rejects.toThrow(
      `content/${eventFile}:1 titel — is not a known field — write \`title\``,
    );
    expect(await readFile(path.join(folder, eventFile), "utf8")).toBe("titel: त्रिची\n");
  });
});

test("--file creates the words file of a new language, hidden and empty, and ten words are enough for its pages", async () => {
  const own = "name: প্রথম\n";
  await withContent({ "phases/phase-1.bn.yaml": own }, async (folder) => {
    await writeTemplates("bn", await readContent(folder), () => {});
    const written = (name: string) => readFile(path.join(folder, name), "utf8");
    expect(await written("phases/phase-1.bn.yaml")).toBe(own);
    expect(await written("events/2025/trichy-2025.bn.yaml")).toBe(
      "# Bitcoin Yatra Trichy\ntitle:\n# Rockfort Hall\nvenue:\n# Rockfort Hall, Trichy\nvenueAddress:\n# The first paragraph: it has a colon.\n\n# The second one.\ndescription: |\n\n",
    );
    // Optional names have a place too.
    expect(await written("sponsors/tijori.bn.yaml")).toBe("# Tijori\nname:\n");
    expect(await written("landing.bn.yaml")).toContain(
      "  hours:\n    # Doors\n    - title:\n      # Chai.\n      text:\n    # Lunch\n    - title:\n",
    );
    expect(await written("cities.yaml")).toMatch(/names:\s+\{?bn: Trichy/);
    const file = path.join(words, "bn.yaml");
    const template = await readFile(file, "utf8");
    expect(template).toMatch(/^# .* in Bang?l.*\n/);
    expect(template).toContain("\nbn:\n");
    expect(template).toContain(
      '  # one: "{count} stop ahead"\n  # other: "{count} stops ahead"\n  stopsAhead:\n    one:\n    other:\n',
    );
    expect((await report(folder)).text).toContain("(bn), hidden: to publish it, complete words/bn.yaml");
    expect(await accept(folder, "bn"), "no file without texts").toEqual([
      "content/phases/phase-1.bn.yaml is marked as up to date",
    ]);
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
    expect(text).toMatch(/Bang?l.* \(bn\), hidden: to publish it, complete words\/bn\.yaml/);
    expect(text).toContain("lacks texts (1): words/bn.yaml (pageEvents, pagePartners, ");
    expect(text).toContain("cities with their English name (1): Trichy");
    expect(isBehindEnglish).toBe(false);
  });
});

test("--accept of an unknown language is refused with a message", async () => {
  await withContent({}, async (folder) => {
    await expect(accept(folder, "kn")).rejects.toThrow(
      "There is no translation kn, or it has no text yet: write a language's code, such as hi",
    );
  });
});

test.each(["xx", "ben", "en"])("--file of %s, which is no other language of the tour, is refused", async (code) => {
  await withContent({}, async (folder) => {
    const writing = writeTemplates(code, await readContent(folder), () => {});
    await expect(writing).rejects.toThrow(
      `${code} is not the code of another language of the tour: write one of as (Assamese), bn (Bengali), `,
    );
  });
});
