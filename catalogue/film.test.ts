import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { testContent } from "../tests/support/test-content.ts";
import { readCatalogue } from "./read-catalogue.server.ts";

test("P-2 the site's own player without a film is a mistake of the address in site.yaml", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await cp(testContent, folder, { recursive: true });
  await rm(path.join(folder, "film/aftermovie.mp4"));
  const error = await readCatalogue(folder).catch((thrown: unknown) => thrown);
  await rm(folder, { recursive: true });
  expect(error).toHaveProperty("problems", [
    expect.objectContaining({
      file: "content/site.yaml",
      field: "aftermovieAddress",
      message: expect.stringContaining("there is no content/film/aftermovie.mp4 — put the file there"),
    }),
  ]);
});
