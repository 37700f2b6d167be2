import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Namuna Devi", "ND"],
  ["Drishtant Venkata Rao", "DR"],
  ["Nidarshan", "N"],
  ["namuna devi", "ND"],
  ["  Namuna \t Devi ", "ND"],
  ["निर्मला", "नि"],
  ["निर्मला देवी", "निदे"],
  ["क्षमा", "क्ष"],
  ["శ్రీనివాస్", "శ్రీ"],
  ["É. Zola", "ÉZ"],
  ["Chai & Chain", "CC"],
  ["“Nimmi” (Devi)", "ND"],
  ["🚀 Rocket Labs", "RL"],
  ["Rocket 🚀", "R"],
  ["Pathshala 21", "P2"],
  ["مادری سیلون", "م\u2009س"],
  ["🚀", ""],
  ["- . &", ""],
  ["", ""],
])("D-10 the initials of “%s” are “%s”", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
