import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseWords } from "../../content-check/words/parse-words.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { contentWords, fixedWords, headingWords, sortWords } from "./words.ts";

const fontNames = (text: string) => [...sortWords([{ language: "hi", text }]).keys()].map(({ name }) => name);

test("a board has the city's own name and the Hindi one, or only the Hindi one", () => {
  const tamil = { language: "ta", text: "திருச்சிராப்பள்ளி" };
  const cities = [{ own: tamil, hindi: "तिरुचिरापल्ली" }, { hindi: "पटना" }];
  const names = [tamil, { language: "hi", text: "तिरुचिरापल्ली" }, { language: "hi", text: "पटना" }];
  expect(contentWords({ cities, site: {} })).toEqual(names);
  const headlineHindi = "बिटकॉइन आसान है";
  expect(contentWords({ cities, site: { headlineHindi } })).toEqual([
    ...names,
    { language: "hi", text: headlineHindi },
  ]);
});

test("a word is in the font of each of its scripts, and in none if it is in Latin letters or in a script without a font", () => {
  expect(fontNames("पटना")).toEqual(["anek-devanagari"]);
  expect(fontNames("سرینگر")).toEqual(["nastaliq"]);
  expect(fontNames("ಬೆಂಗಳೂರು బెంగళూరు")).toEqual(["anek-telugu", "anek-kannada"]);
  expect(fontNames("Pondichéry 2025")).toEqual([]);
  expect(fontNames("ᱨᱟᱧᱪᱤ")).toEqual([]);
});

test("every word in an Indian script in the pages' code is in the list of fixed words", async () => {
  const indian = /[\p{Script=Arabic}\u0900-\u0d7f]+(?: [\p{Script=Arabic}\u0900-\u0d7f]+)*/gu;
  const listed = new Set(fixedWords.map(({ text }) => text));
  const missing: string[] = [];
  for await (const file of glob("app/{pages,shell,ui}/**/*.{ts,tsx,css}", { exclude: ["**/*.test.*"] })) {
    const found = (await readFile(file, "utf8")).match(indian) ?? [];
    missing.push(...found.filter((text) => !listed.has(text)).map((text) => `${file}: ${text}`));
  }
  expect(missing, "add these to fixedWords in site-build/fonts/words.ts").toEqual([]);
});

const found = (language: string, text: string, catalogue = testCatalogue) =>
  headingWords(parseWords("words.yaml", language, text), catalogue).map((word) => word.text);

test("the words of headings are those of the interface and of the content, without descriptions of events", () => {
  const [event, ...others] = testCatalogue.events;
  const [speaker] = event?.speakers ?? [];
  const [partner] = testCatalogue.partners;
  if (!event || !speaker || !partner) throw new Error("the tests' content has no speaker or no partner");
  const speakers = [{ ...speaker, company: "पाठशाला" }];
  const catalogue = {
    ...testCatalogue,
    events: [{ ...event, title: "यात्रा पटना", description: "सब आइए।", speakers }, ...others],
    partners: [{ ...partner, names: { hi: "पोटली", ta: "போட்லி" } }],
  };
  const words = found("hi", "hi:\n  a: आगे {count}पड़ाव Bitcoin\n  b: [<b>रवि</b>, आगे]\n", catalogue);
  expect(words).toEqual(expect.arrayContaining(["आगे", "पड़ाव", "रवि", "यात्रा", "पटना", "पाठशाला", "पोटली"]));
  expect(words.filter((word) => word === "आगे")).toHaveLength(1);
  for (const other of ["आइए।", "Bitcoin", "போட்லி"]) expect(words).not.toContain(other);
});

test("Urdu words are in no font, because devices have Nastaliq", () => {
  expect(found("ur", "ur:\n  a: پروگرام\n")).toEqual([]);
});
