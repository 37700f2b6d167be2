import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Plugin } from "vite";
import { expect, test, vi } from "vitest";
import { withContent } from "../content-check/content.fixture.ts";
import { manifestPlugin } from "./content-modules/manifest-plugin.ts";
import { passErrors } from "./pass-errors.ts";

const none = {} as IncomingMessage & ServerResponse;

test("an answer that fails goes to whoever handles errors", async () => {
  const mistake = new Error("content/site.yaml:1 — has no productName");
  const next = vi.fn();
  passErrors(() => Promise.reject(mistake))(none, none, next);
  await expect.poll(() => next.mock.calls).toEqual([[mistake]]);
});

test("an answer that succeeds is the last word", async () => {
  const next = vi.fn();
  const answered = Promise.resolve();
  passErrors(() => answered)(none, none, next);
  await answered;
  expect(next).not.toHaveBeenCalled();
});

/** What the development server answers while something that a plugin reads has a mistake. */
async function statusWhileDeveloping(plugin: Plugin, address: string): Promise<number> {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { port: 0, ws: false },
    plugins: [plugin],
  });
  try {
    await server.listen();
    return (await fetch(new URL(address, server.resolvedUrls?.local[0]), { signal: AbortSignal.timeout(60_000) }))
      .status;
  } finally {
    await server.close();
  }
}

test("a mistake in the content does not end the development server when the manifest is asked for", () =>
  withContent({ "site.yaml": "productName:\n" }, async (folder) => {
    expect(await statusWhileDeveloping(manifestPlugin({ folder }), "/site.webmanifest")).toBe(500);
  }));
