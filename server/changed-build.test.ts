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

/** The files that the server keeps in memory: not the film, the large file, hidden files and the files for static hosts. */
const inMemory = Object.entries(testSite).filter(([name]) => !/^assets\/(?:film|large)|^\.hidden|^_|40[04]/.test(name));

test("every page, file and API response is still served after a new build has removed the folder", async () => {
  await rm(served.folder, { recursive: true });
  for (const [name, text] of inMemory) {
    const answer = await sendRequest(served.port, pageOf(`/${name}`));
    expect({ name, status: answer.status, text: answer.text }).toEqual({ name, status: 200, text });
  }
  expect(await sendRequest(served.port, "/nope")).toMatchObject({ status: 404, text: testSite["404.html"] });
});

test("a film that was removed is 404, and the server keeps running", async () => {
  await rm(served.folder, { recursive: true });
  expect((await sendRequest(served.port, "/assets/film.mp4")).status).toBe(404);
  expect((await sendRequest(served.port, "/")).status).toBe(200);
});
