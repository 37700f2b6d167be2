import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
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

/** Puts another build in the place of the one that is served, as `npm run build` does. */
async function replaceBuild() {
  const next = path.join(served.root, "next");
  await mkdir(path.join(next, "client"), { recursive: true });
  for (const name of ["index.html", "events.html", "robots.txt"])
    await writeFile(path.join(next, "client", name), "newer");
  await rename(served.folder, path.join(served.root, "previous"));
  await rename(next, served.folder);
}

test.each([
  ["is replaced by another build", replaceBuild],
  ["is removed", () => rm(served.folder, { recursive: true })],
])("every page, file and answer of the API is served as before while the folder %s", async (_what, change) => {
  let isChanged = false;
  const changing = change().then(() => {
    isChanged = true;
  });
  let rounds = 0;
  while (!isChanged || rounds === 0) {
    await expectEveryFile();
    rounds++;
  }
  await changing;
  await expectEveryFile();
});

test("a film that is gone is 404, and the server goes on", async () => {
  await rm(served.folder, { recursive: true });
  expect((await sendRequest(served.port, "/assets/film.mp4")).status).toBe(404);
  expect((await sendRequest(served.port, "/")).status).toBe(200);
});
