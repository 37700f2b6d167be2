import { afterEach, beforeEach, expect, vi } from "vitest";
import "../../app/styles/site.css";

/** An unexpected console error fails a component's test; a test that expects one spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
