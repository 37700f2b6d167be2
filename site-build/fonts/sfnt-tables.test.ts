import { expect, test } from "vitest";
import { makeTextFont } from "./make-fonts.ts";
import { withTablesOf } from "./sfnt-tables.ts";
import { openFont, widthOf } from "./shape-text.ts";
import { latinFont } from "./site-fonts.ts";

const font = (characters: string) => makeTextFont({ source: latinFont.source, characters });

test("a font keeps its letters when it takes another's layout tables", async () => {
  const original = await font("AVT");
  const rebuilt = withTablesOf(original, ["GPOS"], original);
  expect(widthOf(openFont(rebuilt, {}), "AVT")).toBe(widthOf(openFont(original, {}), "AVT"));
});

test("a table that the other font lacks is left out", async () => {
  const [kerned, single] = [await font("AV"), await font("ab")];
  const rebuilt = openFont(withTablesOf(single, ["GPOS"], kerned), {});
  expect(widthOf(rebuilt, "AV")).toBeCloseTo(widthOf(rebuilt, "A") + widthOf(rebuilt, "V"));
});

test("fonts with different numbers of glyphs are refused: their tables name glyphs by number", async () => {
  const [two, three] = [await font("AV"), await font("AVT")];
  expect(() => withTablesOf(three, ["GPOS"], two)).toThrow("The two fonts have not the same glyphs.");
});
