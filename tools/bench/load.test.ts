import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { load, NotMeasured, orNone } from "./load.ts";

/** Loads a server of this process for a second. */
async function loadOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    return await load({ origin: `http://127.0.0.1:${port}`, pid: process.pid, stop: async () => {} }, "/", 1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a server that takes its time is asked until there are answers enough to tell its slowest", async () => {
  let answers = 0;
  const { p99 } = await loadOf((_, response) => {
    setTimeout(() => response.end(String(answers++)), 600);
  });
  expect(p99).toBeGreaterThan(500);
  expect(answers).toBeGreaterThan(200);
});

test("a bad answer is no measurement", async () => {
  const refused = loadOf((_, response) => response.writeHead(503).end());
  await expect(refused).rejects.toThrow("bad answers under load");
});

test("what could not be measured stands for itself and says why; other faults are thrown", async () => {
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  expect(await orNone(Promise.resolve(3), Number.NaN, say)).toBe(3);
  expect(await orNone(Promise.reject(new NotMeasured("no answer")), Number.NaN, say)).toBeNaN();
  expect(said).toEqual(["not measured: no answer"]);
  await expect(orNone(Promise.reject(new Error("a bad answer")), Number.NaN, say)).rejects.toThrow("a bad answer");
});
