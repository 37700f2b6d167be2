import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogSink } from "./log-sink.ts";

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
