import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { inheritedNames, injections } from "../../tools/soak/hostile-targets.ts";
import { createJudge, type Judge } from "../../tools/soak/judge-answers.ts";
import { sendPipelined } from "../../tools/soak/send-pipelined.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

let served: Awaited<ReturnType<typeof startAttackedServer>>;
let judge: Judge;
beforeAll(async () => {
  served = await startAttackedServer();
  ({ judge } = await createJudge(served.folder));
});
afterAll(() => served.stop());

/** The answers to requests of one connection, each looked at by the judge. */
async function answersTo(targets: readonly string[], method = "GET", headers = "") {
  const answers: { target: string; status: number; fault: string | undefined }[] = [];
  const requests = targets.map((target) => ({
    target,
    head: method === "HEAD",
    text: `${method} ${target} HTTP/1.1\r\nHost: yatra.example\r\n${headers}\r\n`,
  }));
  await sendPipelined(requests, {
    port: served.port,
    depth: 8,
    onOutcome: ({ request: { target, head }, answer }) => {
      if (typeof answer === "string") answers.push({ target, status: 0, fault: answer });
      else answers.push({ target, status: answer.status, fault: judge(answer, head) });
    },
  });
  return answers;
}

const ups = [
  ...["..", "%2e%2e", ".%2e", "%2E.", "%252e%252e", "%25252e%25252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae"],
  ...[
    "%f0%80%80%ae%f0%80%80%ae",
    "%uff0e%uff0e",
    "%ef%bc%8e%ef%bc%8e",
    "%e2%80%a4%e2%80%a4",
    "..;",
    "..%00",
    "..%20",
    "....",
  ],
];
const slashes = ["/", "%2f", "%252f", "\\", "%5c", "%255c", "%c0%af", "%ef%bc%8f", "%e2%88%95", "//", "/./"];

test("a way out of the site's folder, in every way of writing one, leads to nothing that is not the site's", async () => {
  const ways = ups.flatMap((up) => slashes.map((slash) => up + slash));
  const targets = ways.flatMap((way) => [
    `/${way}secret.txt`,
    `/events/${way}${way}secret.txt`,
    `/assets/${way}${way}${way}${way}etc/passwd`,
    `/api/logos/${way}${way}secret.txt`,
    `/${way}.hidden/secret.txt`,
  ]);
  const answers = await answersTo(targets);
  expect(answers).toHaveLength(targets.length);
  for (const { target, status, fault } of answers) {
    expect(fault, target).toBeUndefined();
    expect([400, 404], `${target} is ${status}`).toContain(status);
  }
});

test.each([
  ...[
    "/.hidden/secret.txt",
    "/%2ehidden/secret.txt",
    "/.hidden%2fsecret.txt",
    "/%00",
    "/events%00.html",
    "/events\0",
    "/\u0001",
    "/events%0d%0aSet-Cookie:a=b",
    "/events\tx",
    "/ev ents",
    "events",
    "",
  ],
  ...["/%", "/%2", "/%zz", "/%u0041", "/%ff", "/%c3%28", "/%ed%a0%80", "?", "#", "//", "///", "/.", "/..", "http://"],
])("the target %j is refused, and the server goes on", async (target) => {
  const [answer] = await answersTo([target]);
  expect(answer?.fault).toBeUndefined();
  expect([400, 404]).toContain(answer?.status);
  expect((await sendRequest(served.port, "/events")).status).toBe(200);
});

test("an address, a header and a number of headers that are far too long are refused with 414 or 431", async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1\r\n`).join("");
  const [path] = await answersTo([`/${"a".repeat(100_000)}`]);
  const [query] = await answersTo([`/events?${"a".repeat(100_000)}`]);
  const [header] = await answersTo(["/events"], "GET", `Cookie: ${"a".repeat(100_000)}\r\n`);
  const [headers] = await answersTo(["/events"], "GET", many);
  for (const answer of [path, query, header, headers]) {
    expect(answer?.fault).toBeUndefined();
    expect([414, 431]).toContain(answer?.status);
  }
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "LOCK", "QUERY", "PURGE"])(
  "A-2 %s of pages, files and the API changes nothing and is no failure",
  async (method) => {
    const targets = [
      "/",
      "/events",
      "/assets/entry-4f2a.js",
      "/api/partners",
      "/api/logos/a.svg",
      "/api/nope",
      "/nope",
    ];
    for (const { target, status, fault } of await answersTo(targets, method)) {
      expect(fault, target).toBeUndefined();
      if (method === "OPTIONS" && target.startsWith("/api")) expect([204, 404]).toContain(status);
      else if (target.startsWith("/api")) expect([404, 405]).toContain(status);
      else expect(status).toBe(405);
    }
  },
);

test.each(["get", "GETT", "G\0T", "", "X".repeat(10_000), "CONNECT"])(
  "%j, which is no method here, is refused or cut off, and the server goes on",
  async (method) => {
    const answer = await served.bytesTo(`${method} / HTTP/1.1\r\nHost: yatra.example\r\n\r\n`);
    expect(answer).toMatch(/^(?:$|HTTP\/1\.1 4\d\d )/);
    expect((await sendRequest(served.port, "/events")).status).toBe(200);
  },
);

test("A-2 a category that has the name of something of JavaScript is 404, like every other that there is not", async () => {
  const targets = inheritedNames.flatMap((name) => [
    `/api/partners/category/${name}`,
    `/api/logos/${name}`,
    `/api/${name}`,
    `/${name}`,
    `/events/${name}`,
  ]);
  const statuses = (await answersTo(targets)).map(({ target, status }) => ({ target, status }));
  expect(statuses).toEqual(targets.map((target) => ({ target, status: 404 })));
});

test("A-1 A-2 SQL in every parameter changes neither the answer nor the database", async () => {
  const before = await sendRequest(served.port, "/api/partners");
  const sql = injections.map((text) => encodeURIComponent(text));
  const unknown = sql.flatMap((text) => [
    `/api/partners/category/${text}`,
    `/api/logos/${text}`,
    `/api/logos/${text}.svg`,
  ]);
  for (const { target, status, fault } of await answersTo(unknown)) {
    expect(fault, target).toBeUndefined();
    expect([400, 404], target).toContain(status);
  }
  for (const { status, fault } of await answersTo(sql.map((text) => `/api/partners?category=${text}&id=${text}`))) {
    expect({ status, fault }).toEqual({ status: 200, fault: undefined });
  }
  for (const text of injections.filter((one) => !/[\r\n]/.test(one))) {
    const headers = { "X-Request-Id": text, "If-None-Match": text, Origin: text, "Accept-Encoding": text };
    expect((await sendRequest(served.port, "/api/partners", { headers })).status).toBe(200);
  }
  expect((await sendRequest(served.port, "/api/partners")).text).toBe(before.text);
  expect(JSON.parse(before.text).hosts).toHaveLength(1);
});
