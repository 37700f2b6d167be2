import { afterAll, beforeAll, expect, test } from "vitest";
import { mostInFlight } from "../../server/limits.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

let served: Awaited<ReturnType<typeof startAttackedServer>>;
beforeAll(async () => {
  served = await startAttackedServer();
});
afterAll(() => served.stop());

/** What a request would get that somebody hides in the body of another: only that answer has this status and header. */
const hidden = "GET /events/phase1?smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
const hiddenAnswer = "/events?smuggled";

const post = (lines: readonly string[], body: string) =>
  `POST /events HTTP/1.1\r\nHost: a\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n${body}`;

const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const shapes: [what: string, request: string][] = [
  ["two lengths", post([`Content-Length: 0`, `Content-Length: ${hidden.length}`], hidden)],
  ["two lengths in one line", post([`Content-Length: 0, ${hidden.length}`], hidden)],
  ["a length and chunks", post(["Content-Length: 6", "Transfer-Encoding: chunked"], `0\r\n\r\n${hidden}`)],
  ["chunks and a length", post(["Transfer-Encoding: chunked", "Content-Length: 6"], `0\r\n\r\n${hidden}`)],
  ["a length with a sign", post([`Content-Length: +${hidden.length}`], hidden)],
  ["a length below nothing", post(["Content-Length: -1"], hidden)],
  ["a length in another base", post([`Content-Length: 0x${hidden.length.toString(16)}`], hidden)],
  ["a length that no number holds", post([`Content-Length: ${"9".repeat(30)}`], hidden)],
  ["a length that is no number", post(["Content-Length: 1 0"], hidden)],
  ["a header over two lines", post(["Transfer-Encoding:", " chunked", "Content-Length: 6"], `0\r\n\r\n${hidden}`)],
  ["a space before the colon", post(["Transfer-Encoding : chunked", "Content-Length: 6"], `0\r\n\r\n${hidden}`)],
  ["a space before the name", post([" Transfer-Encoding: chunked", "Content-Length: 6"], `0\r\n\r\n${hidden}`)],
  ["a coding that there is not", post(["Transfer-Encoding: xchunked"], `0\r\n\r\n${hidden}`)],
  ["chunks that are not the last coding", post(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${hidden}`)],
  ["chunks after a tab that is none", post(["Transfer-Encoding: \u000bchunked"], `0\r\n\r\n${hidden}`)],
  [
    "chunks twice and a length",
    post(["Transfer-Encoding: chunked, chunked", "Content-Length: 6"], `0\r\n\r\n${hidden}`),
  ],
  ["a chunk whose size is none", post(["Transfer-Encoding: chunked"], `zz\r\n${hidden}`)],
  ["a chunk whose size has a sign", post(["Transfer-Encoding: chunked"], `-1\r\n${hidden}`)],
  ["a chunk that is longer than it says", post(["Transfer-Encoding: chunked"], `1\r\nhello\r\n0\r\n\r\n${hidden}`)],
  ["a chunk whose size no number holds", post(["Transfer-Encoding: chunked"], `${"f".repeat(30)}\r\n${hidden}`)],
  ["lines that end with LF alone", `POST /events HTTP/1.1\nHost: a\nContent-Length: 0\n\n${hidden}`],
  ["a header that ends with CR alone", `POST /events HTTP/1.1\r\nHost: a\rContent-Length: 9\r\n\r\n${hidden}`],
  ["an extension of a chunk with LF", post(["Transfer-Encoding: chunked"], `5;a\nb\r\nhello\r\n0\r\n\r\n${hidden}`)],
  [
    "an extension of a chunk without end",
    post(["Transfer-Encoding: chunked"], `5;${"a".repeat(20_000)}\r\nhello\r\n${hidden}`),
  ],
  ["two hosts", `GET /events HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 1\r\n\r\n${hidden}`],
  ["no host", `GET /events HTTP/1.1\r\nContent-Length: 0\r\n\r\n${hidden}`],
  ["a version that there is not", `GET /events HTTP/2.7\r\nHost: a\r\n\r\n${hidden}`],
  ["a NUL in a header", `GET /events HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n${hidden}`],
];

test.each(shapes)("%s: what is hidden behind it is not answered, and the connection ends", async (_what, request) => {
  const answer = await served.bytesTo(request);
  expect(answer).not.toContain(hiddenAnswer);
  expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|05|13|31) /);
  expect(answer).not.toMatch(/node:|\.ts|Error:/);
});

const innocent: [what: string, request: string][] = [
  ["a body of a stated length", post([`Content-Length: ${hidden.length}`], hidden)],
  ["chunks", post(["Transfer-Encoding: chunked"], `${chunkOf(hidden)}0\r\n\r\n`)],
  [
    "chunks with extensions",
    post(["Transfer-Encoding: chunked"], `5;name="a";b\r\nhello\r\n${chunkOf(hidden)}0\r\nX: 1\r\n\r\n`),
  ],
];

test.each(innocent)("%s is read over, and the request behind it gets its own answer", async (_what, request) => {
  const behind = "GET /events.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const answer = await served.bytesTo(request + behind);
  expect(answer).not.toContain(hiddenAnswer);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n(?:.*\r\n)+\r\n\{"events":\[\]\}$/);
});

test("as many requests as may come all at once are answered each, in their order", async () => {
  const pages = Array.from({ length: mostInFlight }, (_, index) => `/events/phase1?number=${index}`);
  const requests = pages.map((page, index) => {
    const last = index === pages.length - 1;
    return `GET ${page} HTTP/1.1\r\nHost: a\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
  });
  const answer = await served.bytesTo(requests.join(""));
  const order = [...answer.matchAll(/^location: \/events\?number=(\d+)\r$/gim)].map(([, number]) => Number(number));
  expect(order).toEqual(pages.map((_, index) => index));
});

test("a request that waits to be told to send its body is answered at once, and disturbs no answer", async () => {
  const ask = "GET /api/partners HTTP/1.1\r\nHost: a\r\n";
  const answer = await served.bytesTo(`${ask}\r\n${ask}Expect: 100-continue\r\n\r\n`);
  const bodies = answer.split(/HTTP\/1\.1 200 OK\r\n(?:.+\r\n)+\r\n/).slice(1);
  expect(bodies.map((body) => JSON.parse(body).hosts.length)).toEqual([1, 1]);
});
