import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "./send-request.fixture.ts";
import { pageOf } from "./site-files.ts";
import { startTestServer, testSite } from "./test-build.fixture.ts";

let served: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  served = await startTestServer();
});
afterEach(() => served.stop());

/** What the server keeps in memory: all but the film and the large file, hidden files and what is for hosts. */
const kept = Object.entries(testSite).filter(([name]) => !/^assets\/(?:film|large)|^\.hidden|^_|40[04]/.test(name));

async function expectEveryFile() {
  for (const [name, text] of kept) {
    const answer = await sendRequest(served.port, pageOf(`/${name}`));
    expect({ name, status: answer.status, text: answer.text }).toEqual({ name, status: 200, text });
  }
  expect(await sendRequest(served.port, "/nope")).toMatchObject({ status: 404, text: testSite["404.html"] });
}

test("every page, file and answer of the API is served as before once the folder is removed, as a new build does", async () => {
  await expectEveryFile();
  await rm(served.folder, { recursive: true });
  await expectEveryFile();
});

test("a film that is gone is 404, and the server goes on", async () => {
  await rm(served.folder, { recursive: true });
  expect((await sendRequest(served.port, "/assets/film.mp4")).status).toBe(404);
  expect((await sendRequest(served.port, "/")).status).toBe(200);
});
