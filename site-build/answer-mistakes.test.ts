import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { withContent } from "../content-check/content.fixture.ts";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { WordsError } from "../words/words-error.ts";
import { answerMistakes } from "./answer-mistakes.ts";

/** An answer to a request that failed, and how it ended. */
function failed(error: unknown, headersSent = false) {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const end = vi.fn();
  const destroy = vi.fn();
  const response = { headersSent, destroy, writeHead: () => ({ end }) } as unknown as ServerResponse;
  answerMistakes(() => Promise.reject(error))({} as IncomingMessage, response, vi.fn());
  return { end, destroy };
}

test("what fails for another reason, such as a picture that is not written yet, is told on a page that comes back", async () => {
  const { end } = failed(new Error("no such file: images/<b>&.jpg"));
  await expect.poll(() => end.mock.calls.flat().join()).toContain("images/&#60;b&#62;&#38;.jpg");
  expect(end.mock.calls.flat().join()).toContain('src="/@vite/client"');
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ stack: expect.any(String) }));
});

test("an answer that fails when it has begun is cut off, so that nobody takes it for whole", async () => {
  const { end, destroy } = failed(new Error("too late"), true);
  await expect.poll(() => destroy.mock.calls).toHaveLength(1);
  expect(end).not.toHaveBeenCalled();
});

test("a mistake in the content is answered by its message alone, on a page that comes back", () =>
  withContent({ "site.yaml": "productName:\n" }, async (folder) => {
    const { end } = failed(await readCatalogue(folder).catch((error: unknown) => error));
    await expect.poll(() => end.mock.calls.flat().join()).toContain("site.yaml:1 productName — ");
    expect(end.mock.calls.flat().join()).toContain('src="/@vite/client"');
    expect(end.mock.calls.flat().join()).not.toMatch(/\.ts:\d+|node_modules/);
  }));

test("a mistake in the words is answered by its message too", async () => {
  const mistake = { file: "words/hi.yaml", line: 7, key: "privacy", message: "is empty — write its text" };
  const { end } = failed(new WordsError([mistake]));
  await expect
    .poll(() => end.mock.calls.flat().join())
    .toContain("words/hi.yaml:7 privacy — is empty — write its text");
});
