import { createServer } from "node:http";
import { expect, test } from "vitest";
import { announce, listen } from "./listen.ts";

test("an address that is another machine's is said to be none of this one's", async () => {
  await expect(listen(createServer(), { port: 0, host: "192.0.2.1" })).rejects.toThrow(
    'HOST: "192.0.2.1" is not an address of this machine: write ',
  );
});

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
