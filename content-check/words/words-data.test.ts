import { expect, test } from "vitest";
import { makeWords } from "../../words/make-words.ts";
import { parseWords } from "./parse-words.ts";
import { wordsData } from "./read-words.ts";

const english = parseWords(
  "words/en.yaml",
  "en",
  `en:
  privacy: Privacy
  greeting: Namaste, {name}!
  stops:
    one: "{count} stop in {city}"
    other: "{count} stops in {city}"
  letter: Write to <b>{address}</b> today, or <b>ring</b>
  price: "\${price} \`or\` \\\\ nothing"
  days: [Sun, Mon]
`,
);

/** The English words' file in another language, or in English with a change. */
function translated(language: string, lines: string) {
  return parseWords(`words/${language}.yaml`, language, `${language}:\n${lines}`);
}

type Sentence<Filled = string> = (values: Record<string, string | number>) => Filled;

/** The words of `english`. The generated types have only the words of the site. */
type Made = {
  privacy: string;
  greeting: Sentence;
  stops: Sentence;
  letter: Sentence<string[]>;
  price: Sentence;
  days: string[];
};

/** The words of a file whose keys are not those of the site. */
function made(file: typeof english) {
  const data = JSON.parse(JSON.stringify(wordsData(file, english)));
  return makeWords(data, file.language) as unknown as Made;
}

/** A language with the plural forms of Polish, two more than English. Its sentences start with the place. */
const invented = `  privacy: Ycavirp
  greeting: "{name}: emtsamaN"
  stops:
    one: "{city}: pots"
    few: "{city}: {count} wef"
    many: "{city}: {count} ynam"
    other: "{city}: {count} rehto"
  letter: <b>Gnir</b>, or <b>{address}</b>
  price: "{price}"
  days: [Nus, Nom]
`;

test("English words are texts, lists, and functions of their arguments", () => {
  const words = made(english);
  expect(words.privacy).toBe("Privacy");
  expect(words.greeting({ name: "Asha" })).toBe("Namaste, Asha!");
  expect([0, 1, 2, 1000].map((count) => words.stops({ count, city: "Agra" }))).toEqual([
    "0 stops in Agra",
    "1 stop in Agra",
    "2 stops in Agra",
    "1000 stops in Agra",
  ]);
  expect(words.letter({ address: "a@b" })).toEqual(["Write to ", "a@b", " today, or ", "ring", ""]);
  expect(words.price({ price: 5 })).toBe("$5 `or` \\ nothing");
  expect(words.days).toEqual(["Sun", "Mon"]);
});

test("a language may have other plural forms and another order of arguments", () => {
  const words = made(translated("pl", invented));
  expect(words.greeting({ name: "Asha" })).toBe("Asha: emtsamaN");
  expect([1, 2, 5, 22, 0].map((count) => words.stops({ count, city: "Agra" }))).toEqual([
    "Agra: pots",
    "Agra: 2 wef",
    "Agra: 5 ynam",
    "Agra: 22 wef",
    "Agra: 0 ynam",
  ]);
  expect(words.letter({ address: "a@b" })).toEqual(["", "Gnir", ", or ", "a@b", ""]);
});

test.each([
  {
    change: ['    few: "{city}: {count} wef"\n', ""],
    says: "words/pl.yaml:4 stops — lacks the plural form `few` — add a line `few: …` below it",
  },
  {
    change: ["many:", "tons:"],
    says: "words/pl.yaml:4 stops — has the plural form `tons`, which the language does not have — remove that line",
  },
  {
    change: ["privacy", "pirvacy"],
    says: "words/pl.yaml:2 pirvacy — is not a word in English — remove it, or correct its key",
  },
  {
    change: ["{name}", "{nam}"],
    says: "words/pl.yaml:3 greeting — lacks {name} — write it where it belongs in the sentence",
  },
  {
    change: ["{name}", "{name} {nam}"],
    says: "words/pl.yaml:3 greeting — has {nam}, which nothing fills — remove it, or correct its name",
  },
  {
    change: ["{count} rehto", "<b>{count}</b>"],
    says: "words/pl.yaml:4 stops — has other tags than in English — write none, in this order",
  },
  {
    change: ["<b>Gnir</b>", "<b>Gnir<b>"],
    says: "words/pl.yaml:9 letter — has other tags than in English — write <b> </b> <b> </b>, in this order",
  },
  { change: ["[Nus, Nom]", "[Nus]"], says: "words/pl.yaml:11 days — has 1 entries — write 2, as in English" },
  {
    change: ["[Nus, Nom]", "Nus"],
    says: "words/pl.yaml:11 days — has another form than in English — write a list",
  },
])("$says", ({ change: [before = "", after = ""], says }) => {
  const text = invented.replace(before, after);
  expect(text).not.toBe(invented);
  expect(() => wordsData(translated("pl", text), english)).toThrow(says);
});

test("all differences from the English words are reported together", () => {
  const text = invented.replace("{name}", "{nam}").replace("[Nus, Nom]", "[Nus]");
  expect(() => wordsData(translated("pl", text), english)).toThrow(
    /greeting — has.*\n.*greeting — lacks.*\n.*days — has/,
  );
});

test("a missing word is in English", () => {
  const file = translated(
    "pl",
    invented.replace("privacy: Ycavirp", "privacy:").replace(/ {2}stops:\n(?: {4}.*\n)+/, ""),
  );
  const words = made(file);
  expect(words.privacy).toBe("Privacy");
  expect([1, 2, 5].map((count) => words.stops({ count, city: "Agra" }))).toEqual([
    "1 stop in Agra",
    "2 stops in Agra",
    "5 stops in Agra",
  ]);
});
