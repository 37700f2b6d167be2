import { expect, test } from "vitest";
import { errorText } from "./crash-screen.tsx";

/** The router's error for a response that a loader throws. */
const response = (status: number, statusText: string) => ({ status, statusText, internal: false, data: null });

test.each<[what: string, thrown: unknown, text: string]>([
  ["R-9 an error's message", new Error("No such stop"), "No such stop"],
  ["R-9 an error without a message", new TypeError(), "TypeError"],
  ["R-9 a thrown text", "derailed", "derailed"],
  ["R-9 nothing at all", undefined, "undefined"],
  ["R-8 an undefined path", response(404, ""), "404 Not Found"],
  ["R-12 a malformed path", response(400, ""), "400 Bad Request"],
  ["R-9 another answer of a loader", response(503, "Service Unavailable"), "503 Service Unavailable"],
])("the crash screen shows the text of %s", (_what, thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});
