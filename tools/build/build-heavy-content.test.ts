import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { testContent } from "../../tests/support/test-content.ts";

const output = "node_modules/.cache/heavy-site";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "heavy-content-"));
  await cp(testContent, path.join(root, "content"), { recursive: true });
  await mkdir(path.join(root, "words"));
  await cp("words/en.yaml", path.join(root, "words/en.yaml"));
});
afterAll(async () => {
  for (const folder of [root, output]) await rm(folder, { recursive: true, force: true });
});

/** An event that says as much as its fields may, in letters that hardly compress. */
function longEvent(number: number): object {
  const letters = Array.from(
    { length: 5000 },
    (_, index) => 0x4e00 + ((((index + number) * 2_654_435_761) >>> 0) % 20_000),
  );
  return {
    title: `Bitcoin Yatra in new city ${number}`,
    city: `New City ${number}`,
    phase: 2,
    status: "upcoming",
    starts: `2026-02-0${number} 10:00`,
    ends: `2026-02-0${number} 17:00`,
    changed: "2025-09-20 11:00",
    venue: "Saraswati Auditorium",
    venueAddress: `Saraswati Auditorium, ${number}rd Floor, B Wing, Plot 204/21, Fergusson College Road, near the old water tank, Pune, Maharashtra 41100${number}`,
    registrationLink: `https://register.example/new-city-${number}`,
    speakers: [],
    sponsors: [],
    description: String.fromCodePoint(...letters),
  };
}

test("content that the check accepts is built, however much it says; what is heavy is told", async () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  for (const number of numbers)
    await writeFile(
      path.join(root, `content/events/2025/new-city-${number}.yaml`),
      stringify(longEvent(number), { lineWidth: 0 }),
    );
  const words = ["tools/build.ts", "--content", path.join(root, "content"), "--output", output];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, SITE_WORDS: path.join(root, "words") },
    encoding: "utf8",
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toMatch(/^\/events\/new-city-\d weighs \d+ bytes, more than the 14600 that come in one round trip: /m);
  const pages = await readdir(path.join(output, "client/events"));
  expect(pages).toEqual(expect.arrayContaining(numbers.map((number) => `new-city-${number}.html`)));
});
