import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogDestination } from "./log-destination.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "log-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("lines are written in order, however many come at once, and none that waits at the end is lost", async () => {
  const file = path.join(folder, "log");
  await using handle = await open(file, "w");
  const { write, flushSync } = createLogDestination(handle.fd);
  const lines = Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`);
  for (const line of lines.slice(0, 900)) write(line);
  await expect.poll(() => readFile(file, "utf8")).toBe(lines.slice(0, 900).join(""));
  for (const line of lines.slice(900)) write(line);
  flushSync();
  // The one that was being written when all the others were may come after them.
  const written = async () => (await readFile(file, "utf8")).split(/(?<=\n)/);
  await expect.poll(async () => (await written()).toSorted()).toEqual(lines.toSorted());
});

test("lines that cannot be written cost nothing but themselves, and how many were lost is said as soon as it can be", async () => {
  const pipe = path.join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  const firstReader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  const { write, flushSync } = createLogDestination(writer);
  // Nobody reads any more: every write fails until somebody does again.
  closeSync(firstReader);
  write("first\n");
  await sleep(50);
  write("second\n");
  await sleep(50);
  flushSync();
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  let read = "";
  const lines = () => read.split("\n").filter((line) => line !== "" && line !== "kept");
  const notes = () => lines().filter((line) => line.startsWith("{"));
  // On a busy machine one may still be on its way when somebody reads again: each is counted, or comes.
  const countOfBoth = () => {
    write("kept\n");
    read += readWaiting(reader);
    const lost = notes().reduce((sum, note) => sum + JSON.parse(note).lost, 0);
    return lost + lines().length - notes().length;
  };
  await expect.poll(countOfBoth).toBe(2);
  for (const note of notes())
    expect(JSON.parse(note)).toMatchObject({ level: 50, msg: "lines of the log could not be written" });
  await expect.poll(() => countOfBoth() && read.includes("kept")).toBe(true);
  closeSync(writer);
  closeSync(reader);
});

test("a log whose reader does not read keeps a limited number of lines, and says how many it has lost", async () => {
  const pipe = path.join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  await using handle = await open(pipe, "r+");
  const { write } = createLogDestination(handle.fd);
  const line = `${"x".repeat(100_000)}\n`;
  for (let count = 0; count < 1_000; count += 1) write(line);
  let read = "";
  const readMore = async () => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(100_000));
    read += buffer.toString("latin1", 0, bytesRead);
  };
  while (read.split("\n").length < 11) await readMore();
  write("after\n");
  while (!read.includes("after")) await readMore();
  const kept = read.split("\n").filter((one) => one === line.trim()).length;
  expect(kept).toBeLessThan(20);
  expect(read.split("\n").filter((one) => one.includes("lost"))).toEqual([
    expect.stringContaining(`"lost":${1_000 - kept}`),
  ]);
});

/** What a pipe holds at this moment, which may be nothing. */
function readWaiting(pipe: number): string {
  const bytes = Buffer.alloc(1_000);
  try {
    return bytes.toString("utf8", 0, readSync(pipe, bytes));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAGAIN") return "";
    throw error;
  }
}
