import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { drawSearchPictures } from "./write-search-pictures.ts";

test("every event is drawn once, and never more than two at a time", async () => {
  const ids = testCatalogue.events.map(({ _id }) => _id);
  const begun: string[] = [];
  let drawing = 0;
  let most = 0;
  const drawn = await drawSearchPictures(testCatalogue, "images", async ({ _id }) => {
    begun.push(_id);
    drawing += 1;
    most = Math.max(most, drawing);
    await setImmediate();
    drawing -= 1;
    return [{ fileName: `${_id}.jpg`, source: new Uint8Array() }];
  });
  expect(most).toBe(2);
  expect(begun).toEqual(ids);
  expect([...drawn].map(([id, [picture]]) => [id, picture?.fileName])).toEqual(
    expect.arrayContaining(ids.map((id) => [id, `${id}.jpg`])),
  );
});

test("an event that cannot be drawn stops the build", async () => {
  const drawn = drawSearchPictures(testCatalogue, "images", () => Promise.reject(new Error("no such picture")));
  await expect(drawn).rejects.toThrow("no such picture");
});
