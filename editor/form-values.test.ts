import { expect, test } from "vitest";
import { contentFormat } from "./content-format.ts";

const partner = (name: string) =>
  `- name: ${name}\n  category: hosts\n  logo: /images/partners/a.svg\n  website: https://a.example\n  remark: of ${name}\n`;

/** The text of a file after a change of the form's entries. */
function edited(text: string, edit: (entries: Record<string, unknown>[]) => unknown[]): string {
  const { fromFile, toFile } = contentFormat("partners");
  const data = fromFile(text);
  const [field, entries] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? ["", []];
  return toFile({ ...data, [field]: edit(entries as Record<string, unknown>[]) });
}

test("an entry keeps fields that the form does not have, when others are added, removed or moved", () => {
  const text = ["A", "B", "C"].map(partner).join("");
  expect(edited(text, ([, b, c]) => [b, c])).toBe(["B", "C"].map(partner).join(""));
  expect(edited(text, ([a, b, c]) => [c, a, b])).toBe(["C", "A", "B"].map(partner).join(""));
  expect(edited(text, ([a, b, c]) => [a, { ...b, name: "D" }, c])).toBe(text.replace("name: B", "name: D"));
});
