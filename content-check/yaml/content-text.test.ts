import { expect, test } from "vitest";
import { goodEvent, mistakesIn } from "../content.fixture.ts";
import { contentText } from "./content-text.ts";

const eventFile = "events/2025/trichy-2025.yaml";
const cafe = goodEvent.replace("Rockfort Hall\n", "Café\n");
const notUtf8 =
  "is not UTF-8 text, so its letters cannot be told — save the file again as UTF-8 (in most editors under Save As, Encoding)";

test.each<[string, Uint8Array, string[]]>([
  ["Latin-1", Buffer.from(cafe, "latin1"), [`content/${eventFile}:7 — ${notUtf8}`]],
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${cafe}`, "utf16le"), [`content/${eventFile}:1 — ${notUtf8}`]],
  ["UTF-16 without its mark", Buffer.from(goodEvent, "utf16le"), [`content/${eventFile}:1 — ${notUtf8}`]],
  ["UTF-8", Buffer.from(cafe), []],
  ["UTF-8 with a byte-order mark", Buffer.from(`\uFEFF${cafe}`), []],
])("a file in %s: %j is told once", async (_name, bytes, mistakes) => {
  expect(await mistakesIn({ [eventFile]: bytes })).toEqual(mistakes);
});

test.each([
  ["caf\xE9", 1],
  ["a\nb\ncaf\xE9", 3],
  ["a\r\ncaf\xE9\r\n", 2],
  ["\n\n\xFF\n\xFF", 3],
])("the first line that is no UTF-8 in %j is %i", (text, badLine) => {
  expect(contentText(Buffer.from(text, "latin1"))).toEqual({ badLine });
});

test.each(["", "Café", "திருச்சி", "a\r\nb"])("%j is read as it is", (text) => {
  expect(contentText(Buffer.from(text))).toEqual({ text });
});
