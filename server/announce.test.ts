import { expect, test } from "vitest";
import { announce } from "./announce.ts";

function written(isTTY: boolean): string {
  let text = "";
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  announce({ isTTY, write }, "Test Yatra", 3000);
  return text;
}

test("a person at a terminal is told where the site is", () => {
  expect(written(true)).toBe("\n  Test Yatra is on http://localhost:3000\n\n");
});

test("a log that no person watches keeps its JSON lines alone", () => {
  expect(written(false)).toBe("");
});
