import { expect, test } from "vitest";
import { validPart } from "./parse-content-file.ts";

const value = { title: "T", sponsors: [{ sponsor: "a", tier: 1 }, { sponsor: "b" }] };

test.each([
  ["nothing", [], value],
  ["a field", [["title"]], { ...value, title: undefined }],
  [
    "a field of an entry, whose neighbours keep their places",
    [["sponsors", 0, "tier"]],
    { ...value, sponsors: [{ sponsor: "a", tier: undefined }, { sponsor: "b" }] },
  ],
  ["an entry", [["sponsors", 0]], { ...value, sponsors: [undefined, { sponsor: "b" }] }],
  ["a part of a part that is gone", [["sponsors"], ["sponsors", 1, "x"]], { ...value, sponsors: undefined }],
  ["everything", [[]], undefined],
])("one mistake does not hide the others: wrong is %s", (_name, wrong, rest) => {
  expect(validPart(value, wrong)).toEqual(rest);
});

test("the value itself is left as it was", () => {
  validPart(value, [["title"]]);
  expect(value.title).toBe("T");
});
