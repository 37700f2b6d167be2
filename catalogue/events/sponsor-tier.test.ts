import { expect, test } from "vitest";
import { tierDisplay } from "./sponsor-tier.ts";

test.each([
  ["title-sponsor", "Title Sponsor", "gold"],
  ["powered-by", "Powered By", "grey"],
])("D-12 the tier %s has the text %s in %s", (tier, label, style) => {
  expect(tierDisplay(tier)).toEqual({ label, style });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "D-12 the tier of block %i is shown with its first hyphen as a space",
  (blocks) => {
    expect(tierDisplay(`${blocks}-block-sponsor`)).toEqual({ label: `${blocks} Block-Sponsor`, style: "orange" });
  },
);

test.each([
  "0-block-sponsor",
  "11-block-sponsor",
  "01-block-sponsor",
  "100-block-sponsor",
  "-1-block-sponsor",
  "1.5-block-sponsor",
  "1-block-sponsors",
  "a 1-block-sponsor",
  "1-block-sponsor\n",
  "1-Block-Sponsor",
  "1 block-sponsor",
  "Title-Sponsor",
  "TITLE-SPONSOR",
  " title-sponsor",
  "powered by",
  "Chai partner",
  "constructor",
  "",
])("D-12 the unknown tier “%s” is shown unchanged in grey", (tier) => {
  expect(tierDisplay(tier)).toEqual({ label: tier, style: "grey" });
});
