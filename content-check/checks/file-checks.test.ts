import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { testContent } from "../../tests/support/test-content.ts";
import { readCatalogue } from "../read-catalogue.ts";
import { filmNotes } from "./file-checks.ts";

test("WCAG 2.2 AA 1.2.1 a film without captions is a note, but only for the site's own player", () => {
  const problem = (field: (string | number)[], message: string) => ({
    file: "content/site.yaml",
    line: 1,
    field: field.join(),
    message,
  });
  const notesOf = (aftermovieAddress: string, film: string[]) =>
    filmNotes({ site: [{ value: { aftermovieAddress }, problem }], film } as never).map(({ message }) => message);
  expect(notesOf("/embed/aftermovie", ["aftermovie.mp4", "aftermovie.hi.vtt"])).toEqual([
    expect.stringMatching(/^has no content\/film\/aftermovie\.en\.vtt — write there what people say/),
  ]);
  expect(notesOf("/embed/aftermovie", ["aftermovie.mp4", "aftermovie.en.vtt"])).toEqual([]);
  expect(notesOf("https://video.example/embed/1", [])).toEqual([]);
});

test("P-2 the site's own player without a film is a mistake in `aftermovieAddress` of site.yaml", async () => {
  const folder = await temporaryFolder();
  await cp(testContent, folder, { recursive: true });
  await rm(path.join(folder, "film/aftermovie.mp4"));
  const error = await readCatalogue(folder).catch((thrown: unknown) => thrown);
  expect(error).toHaveProperty("problems", [
    expect.objectContaining({
      file: "content/site.yaml",
      field: "aftermovieAddress",
      message: expect.stringContaining("there is no content/film/aftermovie.mp4 — put the file there"),
    }),
  ]);
});
