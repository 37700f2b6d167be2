import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { handledEvents } from "./handled-events.ts";

/** Those that do not bubble: React listens to them at the elements themselves. */
const atElements = ["cancel", "close", "error", "toggle"];

test("every event that a component handles is heard", async () => {
  const files = await Array.fromAsync(glob("app/**/!(*.test|*.fixture).{ts,tsx}"));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  // A handler is an attribute, or a property of such; what components call their own callbacks is theirs.
  const handled = texts.flatMap((text) =>
    [...text.matchAll(/\bon((?!Choose\b)[A-Z]\w*)(?:=\{|: \(|Capture=\{)/g)].map(([, name = ""]) => name.toLowerCase()),
  );
  expect(new Set(handled)).toEqual(new Set([...handledEvents, ...atElements]));
});
