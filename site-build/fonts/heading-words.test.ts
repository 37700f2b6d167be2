import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { parseWords } from "../../words/parse-words.ts";
import { headingWords } from "./heading-words.ts";

const found = (language: string, text: string, catalogue = testCatalogue) =>
  headingWords(parseWords("words.yaml", language, text), catalogue).map((word) => word.text);

test("headings need every word of the interface and of the content's headings in their script, each once", () => {
  const [event, ...others] = testCatalogue.events;
  if (!event) throw new Error("the tests' content has no event");
  const events = [{ ...event, title: "यात्रा पटना", description: "सब आइए।" }, ...others];
  const words = found("hi", "hi:\n  a: आगे {count}पड़ाव Bitcoin\n  b: [रवि, आगे]\n", { ...testCatalogue, events });
  expect(words).toEqual(expect.arrayContaining(["आगे", "पड़ाव", "रवि", "यात्रा", "पटना"]));
  expect(words.filter((word) => word === "आगे")).toHaveLength(1);
  expect(words).not.toContain("आइए।");
  expect(words).not.toContain("Bitcoin");
});

test("headings need the names of speakers' firms and of partners", () => {
  const [event, ...others] = testCatalogue.events;
  const [speaker] = event?.speakers ?? [];
  const [partner] = testCatalogue.partners;
  if (!event || !speaker || !partner) throw new Error("the tests' content has no speaker or no partner");
  const events = [{ ...event, speakers: [{ ...speaker, company: "पाठशाला" }] }, ...others];
  const partners = [{ ...partner, names: { hi: "पोटली", ta: "போட்லி" } }];
  const words = found("hi", "hi:\n  a: आगे\n", { ...testCatalogue, events, partners });
  expect(words).toEqual(expect.arrayContaining(["पाठशाला", "पोटली"]));
  expect(words).not.toContain("போட்லி");
});

test("Nastaliq is left to devices", () => {
  expect(found("ur", "ur:\n  a: پروگرام\n")).not.toContain("پروگرام");
});
