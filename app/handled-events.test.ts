import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { handledEvents } from "./handled-events.ts";

/** Components' handlers of events that bubble, with the events' names in browsers, which are not always React's: onFocus hears focusin. */
const bubbling = { onClick: "click", onKeyDown: "keydown" };

/** Those of events that do not: React listens to them at the elements themselves. */
const atElements = ["onCancel", "onClose", "onError", "onToggle"];

/** What components call of each other. */
const ownCallbacks = ["onChoose"];

test("every event that a component handles is heard", async () => {
  const files = await Array.fromAsync(glob("app/**/!(*.test|*.fixture).tsx"));
  const hooks = await Array.fromAsync(glob("app/**/use-!(*.test).ts"));
  const texts = await Promise.all([...files, ...hooks].map((file) => readFile(file, "utf8")));
  const named = texts.flatMap((text) => [...text.matchAll(/\bon[A-Z]\w*\b(?=\s*[=:,(}])/g)].map(([name]) => name));
  expect([...new Set(named)].sort()).toEqual([...Object.keys(bubbling), ...atElements, ...ownCallbacks].sort());
  expect(handledEvents).toEqual(Object.values(bubbling));
});
