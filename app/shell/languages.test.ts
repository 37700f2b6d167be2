import { expect, test } from "vitest";
import { wantedLanguage } from "./languages.tsx";

test.each([
  { wanted: ["hi-IN", "en-IN"], shown: "en", offered: "hi" },
  { wanted: ["bn", "ta-IN", "hi"], shown: "en", offered: "ta" },
  { wanted: ["en-GB", "hi"], shown: "en", offered: undefined },
  { wanted: ["en"], shown: "hi", offered: "en" },
  { wanted: ["fr"], shown: "hi", offered: undefined },
  { wanted: [], shown: "en", offered: undefined },
])("a visitor with $wanted on a page in $shown is offered $offered", ({ wanted, shown, offered }) => {
  expect(wantedLanguage(wanted, ["en", "hi", "ta"], shown)).toBe(offered);
});
