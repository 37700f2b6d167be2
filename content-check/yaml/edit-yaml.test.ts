import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { seed } from "../../tests/support/any-content.ts";
import { isSame, withValues } from "./edit-yaml.ts";

// Without translations, which `withValues` never changes. YAML takes a comment below an empty field for that field's.
const files = globSync("{content,tests/content}/**/*.yaml", { exclude: ["**/*.*.yaml"] });
const texts = files.map((file) => readFileSync(file, "utf8"));

const event = `# The first one.
title: Bitcoin Yatra Trichy # as on the poster
languages: [Tamil, English]

# Who speaks.
speakers:
  # By name.
  - namuna-devi
  # She comes by train.
  - maadhiri-selvan
sponsors: []
description: | # not too long
  One.

  Two.
`;

/** The lines that were removed, with a minus, and those that were added, with a plus. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const left = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  return [...left(old, now).map((line) => `-${line}`), ...left(now, old).map((line) => `+${line}`)];
}

test("a file with the same values is not changed by a byte", () => {
  for (const text of texts) expect(withValues(text, parse(text))).toBe(text);
});

test("a changed field changes only its own lines, and keeps its comment, quotation marks and brackets", () => {
  const value = { ...parse(event), title: "Trichy: the second", languages: ["Tamil", "Telugu"], description: "One." };
  expect(changedLines(event, withValues(event, value))).toEqual([
    "-title: Bitcoin Yatra Trichy # as on the poster",
    "-languages: [Tamil, English]",
    "-  Two.",
    '+title: "Trichy: the second" # as on the poster',
    "+languages: [Tamil, Telugu]",
  ]);
  expect(withValues('seats: "180" # people\n', { seats: "200" })).toBe('seats: "200" # people\n');
  expect(withValues("title: One # remark\n", { title: "Two\nlines" })).toBe("title: | # remark\n  Two\n  lines\n");
});

test("entries with the same first field keep their lines and comments when others are removed, moved or changed", () => {
  const head = "- sponsor: tijori\n";
  const [title, venue] = [`${head}  tier: title-sponsor # paid\n`, `${head}  tier: venue # the hall\n`];
  const [titleValue, venueValue] = parse(title + venue);
  expect(withValues(title + venue, [venueValue])).toBe(venue);
  expect(withValues(title + venue, [venueValue, titleValue])).toBe(venue + title);
  expect(withValues(title + venue, [{ ...titleValue, tier: "community" }, venueValue])).toBe(
    title.replace("title-sponsor", "community") + venue,
  );
  expect(withValues(title + venue, [{ ...venueValue, tier: "community" }, titleValue])).toBe(
    venue.replace("venue", "community") + title,
  );
});

test("a list in brackets stays in one line when other fields change", () => {
  const text = "title: One\nhours:\n  - {from: 10, days: [1]} # early\nlanguages: [Tamil]\n";
  expect(withValues(text, { ...parse(text), title: "Two" })).toBe(text.replace("One", "Two"));
});

test("entries of a list keep their lines and comments when others are added, removed or moved", () => {
  const value = { ...parse(event), speakers: ["maadhiri-selvan", "new-one", "namuna-devi"] };
  const text = withValues(event, value);
  expect(changedLines(event, text)).toEqual(["+  - new-one"]);
  expect(text).toContain("  # She comes by train.\n  - maadhiri-selvan\n  - new-one\n  - namuna-devi\n");
  const sponsored = withValues(event, { ...parse(event), sponsors: [{ sponsor: "tijori", tier: "title-sponsor" }] });
  expect(changedLines(event, sponsored)).toEqual([
    "-sponsors: []",
    "+sponsors:",
    "+  - sponsor: tijori",
    "+    tier: title-sponsor",
  ]);
  const partners = "# Ours\n\n- name: Potli\n  logo: a.svg # drawn\n\n- name: Batua\n  logo: b.svg\n";
  expect(
    withValues(partners, [
      { name: "Batua", logo: "c.svg" },
      { name: "Tijori", logo: "d.svg" },
    ]),
  ).toBe("# Ours\n\n- name: Batua\n  logo: c.svg\n\n- name: Tijori\n  logo: d.svg\n");
});

test("the comment above a list stays when its first entry is removed or moved", () => {
  const list = "# All of them.\n- name: A\n- name: B\n";
  expect(withValues(list, [{ name: "B" }])).toBe("# All of them.\n- name: B\n");
  expect(withValues(list, [{ name: "B" }, { name: "A" }])).toBe("# All of them.\n- name: B\n- name: A\n");
});

test("an emptied list keeps the comments above its entries, and new entries are added below them", () => {
  const { speakers, ...rest } = parse(event);
  const text = withValues(event, { ...rest, speakers: [] });
  expect(text).toContain("speakers:\n  # By name.\n  # She comes by train.\n  []\nsponsors: []");
  expect(parse(text)).toEqual({ ...rest, speakers: [] });
  expect(withValues(text, { ...rest, speakers })).toContain(
    "speakers:\n  # By name.\n  # She comes by train.\n  - namuna-devi\n  - maadhiri-selvan\n",
  );
  expect(withValues("# All of them.\n- name: A\n# The second.\n- name: B\n", [])).toBe(
    "# All of them.\n# The second.\n[]\n",
  );
});

test("a new field comes after the one before it in the form, and a removed field leaves its comment", () => {
  const { title, speakers, ...rest } = parse(event);
  const text = withValues(event, { title, seats: 180, ...rest });
  expect(text).toContain("title: Bitcoin Yatra Trichy # as on the poster\nseats: 180\nlanguages:");
  expect(text).toContain("# Who speaks.\nsponsors: []");
  const { description: _gone, ...others } = parse(event);
  expect(withValues(event.replace("description", "# What happens.\ndescription"), others)).toMatch(
    /sponsors: \[\]\n\s*# What happens\.\n$/,
  );
});

test("a new file is readable YAML", () => {
  const description =
    "One.\n\nTwo: with a colon, and a very long line that goes on and on and on and on and on and on.";
  expect(withValues("", { title: "A: b", speakers: [], description })).toBe(
    `title: "A: b"\nspeakers: []\ndescription: |\n  One.\n\n  ${description.slice(6)}\n`,
  );
});

const odd = fc.constantFrom(
  "",
  " ",
  ": ",
  " #",
  "#",
  "- ",
  "'",
  '"',
  "\\",
  "\n",
  "\n\n",
  "\n  ",
  "é",
  "नमस्ते",
  "null",
  "26",
  "{",
  "[a",
  "|",
  "&a",
  "*a",
  "%",
);
const anyText = fc
  .array(fc.oneof(odd, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join("").trim() || "x");
const anyValue = fc.oneof(anyText, fc.integer(), fc.boolean(), fc.array(anyText, { maxLength: 3 }));

/** Randomly changes texts and adds, removes and moves entries and fields of a value. */
function withChanges(value: unknown, choose: fc.GeneratorValue): unknown {
  const chance = choose(fc.nat, { max: 9 });
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => (choose(fc.nat, { max: 9 }) === 0 ? [] : [withChanges(item, choose)]));
    if (chance === 0) items.reverse();
    return chance === 1 ? [...items.slice(0, 1), items[0] ?? "new", ...items.slice(1)] : items;
  }
  if (typeof value === "object" && value !== null) {
    const kept = Object.entries(value).filter(() => choose(fc.nat, { max: 19 }) > 0);
    const fields = kept.map(([name, item]) => [name, withChanges(item, choose)] as const);
    return Object.fromEntries(
      chance === 0 ? [...fields.slice(0, 1), ["added", choose(() => anyValue)], ...fields.slice(1)] : fields,
    );
  }
  return chance < 2 ? choose(() => anyValue) : value;
}

test(`any change is read back as intended, and every other line stays (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts, event), fc.gen(), (text, choose) => {
      const before = parse(text);
      const value = withChanges(before, choose);
      const after = withValues(text, value);
      expect(isSame(parse(after), value)).toBe(true);
      const gone = changedLines(text, after).filter((line) => line.startsWith("-#"));
      if (!Array.isArray(before)) expect(gone).toEqual([]);
    }),
    { seed: seed, numRuns: 150, interruptAfterTimeLimit: 5000 },
  );
});

test("a file with Windows line endings keeps them, also in changed and added lines", () => {
  const text = "title: Agra # the first\r\nvenue: Hall\r\n";
  expect(withValues(text, { title: "Agra again", venue: "Hall", bring: "A phone" })).toBe(
    "title: Agra again # the first\r\nvenue: Hall\r\nbring: A phone\r\n",
  );
});
