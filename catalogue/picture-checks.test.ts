import { expect, test } from "vitest";
import { ContentError } from "./content-error.ts";
import { readCatalogue } from "./read-catalogue.server.ts";

test("a picture that cannot be used is a mistake of the field that names it", async () => {
  const asked: string[] = [];
  const inspect = async (file: string) => {
    asked.push(file);
    return file.endsWith("tijori.svg") ? "cannot be read as a picture — save it again" : null;
  };
  const error = await readCatalogue("content", inspect).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toHaveProperty("problems", [
    expect.objectContaining({ file: "content/partners.yaml", field: "Tijori: logo" }),
    expect.objectContaining({ file: "content/sponsors/tijori.yaml", field: "logo", line: 3 }),
    expect.objectContaining({ file: "content/supporters/tijori.yaml", field: "logo" }),
  ]);
  expect(String(error)).toMatch(/content\/sponsors\/tijori.yaml:3 logo — cannot be read as a picture — save it again/);
  expect(new Set(asked).size).toBe(asked.length);
});
