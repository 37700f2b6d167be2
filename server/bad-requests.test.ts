import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "./send-request.fixture.ts";
import { startTestServer } from "./test-build.fixture.ts";

let served: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  served = await startTestServer();
});
afterAll(() => served.stop());

/** Sends raw bytes. @returns everything that the server sends until the connection ends */
async function responseTo(bytes: string): Promise<string> {
  const socket = connect(served.port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (part) => {
    received += part;
  });
  // After a refusal the server may close the connection before it has received the whole request.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.end(bytes, "latin1");
  await closed;
  return received;
}

const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\nHost: yatra.example\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n`;

const to = (method: string, target = "/events") => `${method} ${target} HTTP/1.1\r\nHost: yatra.example\r\n\r\n`;

/** A request in the body of another. Only its own response would have this Location header. */
const hidden = get("/events/phase1?hidden");
const hiddenAnswer = "/events?hidden";

const post = (headers: readonly string[], body: string) =>
  `POST /events HTTP/1.1\r\nHost: yatra.example\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n${body}`;

const megabyte = "a".repeat(1024 * 1024);

/** The raw request and its status, or 0 if the connection ends without a response. */
const table: [what: string, bytes: string, ...statuses: number[]][] = [
  ["a way out of the folder", get("/../secret.txt"), 404],
  ["a way out, escaped", get("/%2e%2e/secret.txt"), 404],
  ["a way out, escaped twice", get("/%252e%252e%252fsecret.txt"), 404],
  ["a way out with an escaped slash", get("/assets/..%2f..%2fsecret.txt"), 404],
  ["a way out with backslashes", get("/..\\..\\secret.txt"), 400],
  ["a way out with escaped backslashes", get("/..%5c..%5csecret.txt"), 404],
  ["a way out to the system's files", get("/assets/../../../../../../etc/passwd"), 404],
  ["a way out in overlong UTF-8", get("/%c0%ae%c0%ae/secret.txt"), 400],
  ["a way out with a NUL", get("/..%00/secret.txt"), 404],
  ["a way out of the API", get("/api/../../secret.txt"), 404],
  ["a name of JavaScript's own", get("/__proto__"), 404],
  ["a broken escape", get("/%zz"), 400],
  ["half a surrogate", get("/%ed%a0%80"), 400],
  ["a line break in the path", get("/events%0d%0aSet-Cookie:a=b"), 404],
  ["a raw tab in the path", get("/events\tx"), 400],
  ["a raw NUL in the path", get("/events\0"), 400],
  ["no slash at the beginning", get("events"), 400],
  ["an asterisk", get("*"), 400],
  ["no path", to("GET", ""), 400],
  ["a URL without a host", get("http://"), 400],
  ["a path of 100 KB", get(`/${"a".repeat(100_000)}`), 431, 0],
  ["a header of 1 MB", get("/events", `Cookie: ${megabyte}`), 431, 0],
  ["5,000 headers", get("/events", ...Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`)), 431, 0],
  ["a range that no number holds", get("/assets/film.mp4", `Range: bytes=${"9".repeat(400)}-`), 416],
  ["a range of a page", get("/events", "Range: bytes=5-2"), 200],
  ["broken ranges", get("/assets/film.mp4", "Range: bytes=a-b,-,1"), 206],
  ["a broken tag", get("/events", 'If-None-Match: "'), 200],
  ["CONNECT", to("CONNECT", "other.example:80"), 0],
  ["two lengths", post(["Content-Length: 0", `Content-Length: ${hidden.length}`], hidden), 400],
  ["a length and chunks", post(["Content-Length: 6", "Transfer-Encoding: chunked"], `0\r\n\r\n${hidden}`), 400],
];

test.each(table)("%s has the expected status, and the server keeps running", async (_what, bytes, ...statuses) => {
  const answer = await responseTo(bytes);
  expect(statuses).toContain(Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0));
  expect(answer).not.toContain(hiddenAnswer);
  expect(answer).not.toMatch(/secret|nobody's|root:|^set-cookie:|node:|\.ts:|Error:/im);
  expect((await sendRequest(served.port, "/events")).status).toBe(200);
});

test("a second request after the body of the first gets its own response", async () => {
  const body = post([`Content-Length: ${hidden.length}`], hidden);
  const answer = await responseTo(body + get("/events.json", "Connection: close"));
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain(hiddenAnswer);
  expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n(?:.*\r\n)+\r\n\{"events":\[\]\}$/);
});

test("if a connection sends a thousand requests at once, a hundred get responses, in their order", async () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  const answer = await responseTo(numbers.map((number) => get(`/events/phase1?${number}`)).join(""));
  const order = [...answer.matchAll(/^location: \/events\?(\d+)\r$/gim)].map(([, number]) => Number(number));
  expect(order).toEqual(numbers.slice(0, 100));
  expect(answer).toMatch(/^HTTP\/1\.1 503 /m);
});
