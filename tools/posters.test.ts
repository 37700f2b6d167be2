import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContent } from "../tests/support/test-content.ts";

let to: string;
beforeAll(async () => {
  to = await mkdtemp(path.join(os.tmpdir(), "posters for a wall-"));
});
afterAll(() => rm(to, { recursive: true }));

const posters = (...words: string[]) =>
  spawnSync(process.execPath, ["tools/posters.ts", "--content", testContent, "--to", to, ...words], {
    encoding: "utf8",
  });

// It starts a process that starts a browser.
const timeout = 30_000;

test("an event's poster is one page of A4, in a file that is named after the event", { timeout }, async () => {
  const { stdout, status } = posters("trichy-2025");
  expect({ stdout, status }).toEqual({ stdout: `${path.join(to, "trichy-2025.pdf")}\n`, status: 0 });
  expect(await readdir(to)).toEqual(["trichy-2025.pdf"]);
  const text = (await readFile(path.join(to, "trichy-2025.pdf"))).toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  // 210 mm by 297 mm in points of 1/72 inch.
  expect(Math.abs(Number(width) - 595.28)).toBeLessThan(1);
  expect(Math.abs(Number(height) - 841.89)).toBeLessThan(1);
});

test("an unknown event is refused with a message, and no poster is written", async () => {
  const { stderr, status } = posters("trichy-2026");
  expect({ stderr, status }).toEqual({
    stderr: "There is no event named trichy-2026: write the name of its file without .yaml.\n",
    status: 1,
  });
});
