import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import type { RawHeaders } from "./prepared-answer.ts";
import { writeWhole } from "./write-whole.ts";

let server: Server;
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

/** A server that answers all requests with the same bytes, at `/set` with a header that is set before and at `/other` as another type; `writeHead` counts for how many Node made the head. */
async function serve(bytes: Buffer, own?: () => RawHeaders) {
  const headersOf = (type: string) => ["Content-Type", type, "Content-Length", String(bytes.length)];
  const [usual, other] = [headersOf("text/plain"), headersOf("text/other")];
  const writeHead = vi.fn();
  server = createServer((request, response) => {
    if (request.url === "/set") response.setHeader("X-Set", "1");
    response.writeHead = new Proxy(response.writeHead, {
      apply: (...call) => {
        writeHead();
        return Reflect.apply(...call);
      },
    });
    writeWhole(response, { whole: request.url === "/other" ? other : usual, bytes }, own?.());
  });
  server.on("checkContinue", (...pair) => server.emit("request", ...pair));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { writeHead, ask: (lines: string) => text(connect(port, "127.0.0.1").end(lines)) };
}

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/** Answers of one connection, without their dates. */
const split = (answers: string) => answers.replaceAll(/Date: .*\r\n/g, "").split(/(?=HTTP\/1\.1 )/);

test.each([10, 5_000, 40_000])("an answer of %i bytes is the same whoever wrote its head", async (length) => {
  vi.spyOn(Date, "now").mockReturnValue(1_000);
  const { ask, writeHead } = await serve(Buffer.alloc(length, "a"));
  const [first, ...others] = split(await ask(request.repeat(3)));
  expect(first?.split("\r\n\r\n")).toEqual([expect.stringContaining("Connection: keep-alive"), "a".repeat(length)]);
  expect(others).toEqual([first, first]);
  expect(writeHead).toHaveBeenCalledOnce();
});

test.each([10, 5_000])("headers of one answer alone stand in that answer alone, of %i bytes", async (length) => {
  vi.spyOn(Date, "now").mockReturnValue(1_000);
  const counts = [1, 2, 3].values();
  const { ask, writeHead } = await serve(Buffer.alloc(length, "a"), () => ["X-Count", `${counts.next().value}`]);
  const [first, ...others] = split(await ask(request.repeat(3)));
  expect(others).toEqual([first?.replace("X-Count: 1", "X-Count: 2"), first?.replace("X-Count: 1", "X-Count: 3")]);
  expect(writeHead).toHaveBeenCalledOnce();
});

test("headers that were set before stand in that answer alone, and in no other's place", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000);
  const { ask } = await serve(Buffer.from("whole"), () => ["X-Own", "1"]);
  const set = request.replace("/", "/set");
  const answers = split(await ask(set + request + set + request));
  expect(answers.map((answer) => answer.includes("X-Set: 1\r\n"))).toEqual([true, false, true, false]);
  expect(answers[2]).toBe(answers[0]);
  expect(answers[3]).toBe(answers[1]);
});

test("the same bytes under other headers have those", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000);
  const { ask } = await serve(Buffer.from("whole"));
  const answers = split(await ask((request + request.replace("/", "/other")).repeat(2)));
  expect(answers.map((answer) => /text\/\w+/.exec(answer)?.[0])).toEqual([
    "text/plain",
    "text/other",
    "text/plain",
    "text/other",
  ]);
});

test("a head is made anew for each second, for the last answer of a connection and for one without bytes", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000);
  const { ask, writeHead } = await serve(Buffer.from("whole"));
  await ask(request);
  now.mockReturnValue(2_000);
  await ask(request);
  expect(writeHead).toHaveBeenCalledTimes(2);
  expect(await ask(last)).toMatch(/Connection: close\r\n(?:.+\r\n)*\r\nwhole$/);
  expect(await ask("GET / HTTP/1.0\r\n\r\n")).toMatch(/Connection: close\r\n(?:.+\r\n)*\r\nwhole$/);
  expect(await ask(request.replace("GET", "HEAD"))).toMatch(/Content-Length: 5\r\n(?:.+\r\n)*\r\n$/);
  expect(await ask(request.replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n"))).toContain("Connection: close");
  expect(writeHead).toHaveBeenCalledTimes(6);
});
