import { afterEach, expect, test } from "vitest";
import { setWordsOf } from "../../content-check/words/read-words.ts";
import { formerEventRedirects } from "./own-address.ts";

afterEach(() => setWordsOf("en"));

const events = [
  { _id: "tiruchi-2025", formerAddresses: ["trichy-2025", "trichy"] },
  { _id: "delhi-2025", formerAddresses: undefined },
];

test.each([
  ["en", ""],
  ["hi", "/hi"],
])("in %s the former URLs of an event redirect to it", (language, start) => {
  setWordsOf(language);
  expect(formerEventRedirects(events)).toEqual([
    { from: `${start}/events/trichy-2025`, to: `${start}/events/tiruchi-2025` },
    { from: `${start}/events/trichy`, to: `${start}/events/tiruchi-2025` },
  ]);
});
