import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { writeSearchPictures } from "./write-search-pictures.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("every event is drawn once and written, and never more than two at a time", async () => {
  const ids = testCatalogue.events.map(({ _id }) => _id);
  const begun: string[] = [];
  let drawing = 0;
  let most = 0;
  const draw = async ({ _id }: { _id: string }) => {
    begun.push(_id);
    drawing += 1;
    most = Math.max(most, drawing);
    await setImmediate();
    drawing -= 1;
    return [{ fileName: `assets/${_id}.jpg`, source: new Uint8Array() }];
  };
  const names = await writeSearchPictures(testCatalogue, { images: "images", folder, draw });
  expect(most).toBe(2);
  expect(begun).toEqual(ids);
  expect(Object.fromEntries(names)).toEqual(Object.fromEntries(ids.map((id) => [id, [`assets/${id}.jpg`]])));
  expect((await readdir(path.join(folder, "assets"))).sort()).toEqual(ids.map((id) => `${id}.jpg`).sort());
});

test("an event that cannot be drawn stops the build", async () => {
  const draw = () => Promise.reject(new Error("no such picture"));
  const written = writeSearchPictures(testCatalogue, { images: "images", folder, draw });
  await expect(written).rejects.toThrow("no such picture");
});
