import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The second words are correct too, but visitors would think that two words mean two things.
test.each([
  ["hi", "कार्यक्रम", "इवेंट"],
  ["hi", "साझेदार", "पार्टनर"],
  ["mr", "इव्हेंट", "कार्यक्रम"],
  ["gu", "ઇવેન્ટ", "કાર્યક્રમ"],
  ["ta", "நிகழ்ச்சி", "நிகழ்வு"],
  ["te", "ఈవెంట్", "కార్యక్రమ"],
  ["ur", "ایونٹ", "پروگرام"],
])("the interface in %s has one word for one thing: %s, and not %s", (language, word, other) => {
  const texts = readFileSync(`words/${language}.yaml`, "utf8");
  expect(texts.includes(word), word).toBe(true);
  expect(texts.includes(other), other).toBe(false);
});
