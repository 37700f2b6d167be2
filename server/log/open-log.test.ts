import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogDestination } from "./log-destination.ts";
import { createLogSink } from "./open-log.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createSink() {
  const written: string[] = [];
  const flushSync = vi.fn();
  const destination = { write: (text: string) => written.push(text), flushSync };
  return { sink: createLogSink(destination, { length: 10, afterMs: 200 }), written, flushSync };
}

test("lines are held back for a moment, and then written together in their order", () => {
  const { sink, written } = createSink();
  sink.write("one\n");
  sink.write("two\n");
  vi.advanceTimersByTime(199);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(["one\ntwo\n"]);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

test("more than is held back is written at once, and the time begins anew", () => {
  const { sink, written } = createSink();
  sink.write("one\n");
  vi.advanceTimersByTime(150);
  sink.write("a longer line\n");
  expect(written).toEqual(["one\na longer line\n"]);
  sink.write("two\n");
  vi.advanceTimersByTime(150);
  expect(written).toHaveLength(1);
  vi.advanceTimersByTime(50);
  expect(written).toEqual(["one\na longer line\n", "two\n"]);
});

test("before the process ends what is held back is handed over, and waited for", () => {
  const { sink, written, flushSync } = createSink();
  sink.write("one\n");
  sink.flushSync();
  expect(written).toEqual(["one\n"]);
  expect(flushSync).toHaveBeenCalledOnce();
});

test("of lines that were handed over together and could not be written, each one counts as lost", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "log-"));
  const file = path.join(folder, "log");
  // The highest of a hundred numbers: whatever else is opened in this process takes a lower one.
  const descriptors = Array.from({ length: 100 }, () => openSync(file, "a"));
  const descriptor = Math.max(...descriptors);
  for (const each of descriptors) closeSync(each);
  const sink = createLogSink(createLogDestination(descriptor), { length: 1_000, afterMs: 200 });
  for (const line of ["one\n", "two\n", "three\n"]) sink.write(line);
  vi.useRealTimers();
  sink.flushSync();
  // The write that began by itself fails in its own time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The same number stands for the file from here on.
  const opened = [];
  do opened.push(openSync(file, "a"));
  while (!opened.includes(descriptor));
  sink.write("kept\n");
  sink.flushSync();
  await expect.poll(() => readFile(file, "utf8")).toMatch(/"lost":3\}\nkept\n$/);
  for (const each of opened) closeSync(each);
  await rm(folder, { recursive: true });
});
