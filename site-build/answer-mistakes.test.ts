import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Plugin } from "vite";
import { expect, test, vi } from "vitest";
import { withContent } from "../content-check/content.fixture.ts";
import { WordsError } from "../words/words-error.ts";
import { answerMistakes } from "./answer-mistakes.ts";
import { manifestPlugin } from "./content-modules/manifest-plugin.ts";

const none = {} as IncomingMessage & ServerResponse;

test("an answer that fails goes to whoever handles errors", async () => {
  const mistake = new Error("no content's");
  const next = vi.fn();
  answerMistakes(() => Promise.reject(mistake))(none, none, next);
  await expect.poll(() => next.mock.calls).toEqual([[mistake]]);
});

test("an answer that succeeds is the last word", async () => {
  const next = vi.fn();
  const answered = Promise.resolve();
  answerMistakes(() => answered)(none, none, next);
  await answered;
  expect(next).not.toHaveBeenCalled();
});

/** What the development server answers while something that a plugin reads has a mistake. */
async function answerWhileDeveloping(plugin: Plugin, address: string): Promise<{ status: number; text: string }> {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { port: 0, ws: false },
    plugins: [plugin],
  });
  try {
    await server.listen();
    const url = new URL(address, server.resolvedUrls?.local[0]);
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return { status: answer.status, text: await answer.text() };
  } finally {
    await server.close();
  }
}

test("a mistake in the content does not end the development server: its message stands alone, on a page that comes back", () =>
  withContent({ "site.yaml": "productName:\n" }, async (folder) => {
    vi.spyOn(console, "error").mockReturnValueOnce();
    const { status, text } = await answerWhileDeveloping(manifestPlugin({ folder }), "/site.webmanifest");
    expect(status).toBe(500);
    expect(text).toContain("site.yaml:1 productName — ");
    expect(text).toContain('src="/@vite/client"');
    expect(text).not.toMatch(/\.ts:\d+|node_modules/);
  }));

test("a mistake in the words is answered by its message too", async () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const end = vi.fn();
  const response = { headersSent: false, writeHead: () => ({ end }) } as unknown as ServerResponse;
  const mistake = { file: "words/hi.yaml", line: 7, key: "privacy", message: "is empty — write its text" };
  answerMistakes(() => Promise.reject(new WordsError([mistake])))({} as IncomingMessage, response, vi.fn());
  await expect
    .poll(() => end.mock.calls.flat().join())
    .toContain("words/hi.yaml:7 privacy — is empty — write its text");
});
