import { afterAll, describe, expect, test } from "vitest";
import { isHidden, setWordsOf, wordsLanguages } from "../../content-check/words/read-words.ts";
import { defaultLanguage } from "../site-languages.ts";
import { eventNotice, statusChoices, statusOf } from "./event-status.ts";

/** All words of a status in the current language. */
function wordsOf(status: string): Record<string, string | undefined> {
  const { badge, openedBadge, online } = statusOf(status);
  const notice = eventNotice(status);
  return {
    badge: badge(status),
    openedBadge: openedBadge?.(),
    online: online?.(),
    notice: notice?.text,
    contact: notice?.contact({ address: "post@yatra.example" }).join(""),
  };
}

afterAll(() => setWordsOf(defaultLanguage));

const published = wordsLanguages().filter((code) => !isHidden(code) && code !== defaultLanguage);

describe.each(published)("in %s", (code) => {
  test.each(statusChoices)("N-7 every word of the status %s is translated", (status) => {
    setWordsOf(defaultLanguage);
    const english = Object.entries(wordsOf(status)).filter(([, word]) => word !== undefined);
    expect(english.length).toBeGreaterThan(0);
    setWordsOf(code);
    const translated = wordsOf(status);
    for (const [key, word] of english)
      expect(translated[key], `words/${code}.yaml: the ${key} of the status ${status}`).not.toBe(word);
  });
});
