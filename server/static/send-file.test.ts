import { once } from "node:events";
import { readdir, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../send-request.fixture.ts";
import { testSite } from "../test-build.fixture.ts";
import { createTestServer } from "../test-server.fixture.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

const get = (target: string, headers = {}) => sendRequest(served.port, target, { headers });

describe("compression", () => {
  test.each([
    ["br", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ])("the client that takes %s gets the build's %s", async (accepted, encoding, decompress) => {
    const answer = await get("/events", { "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(decompress(answer.bytes).toString()).toBe(testSite["events.html"]);
  });

  test("a file that the build did not compress goes out as it is", async () => {
    const answer = await get("/images/map.avif", { "Accept-Encoding": "br, gzip" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.text).toBe("0123456789");
  });

  test("R-8 the crash screen is compressed too", async () => {
    const answer = await get("/nope", { "Accept-Encoding": "br" });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(testSite["404.html"]);
  });
});

describe("a client that has a copy", () => {
  test("gets 304 with what it needs to keep it, and no body", async () => {
    const { headers } = await get("/events", { "Accept-Encoding": "br" });
    for (const tag of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, "*"]) {
      const answer = await get("/events", { "Accept-Encoding": "br", "If-None-Match": tag });
      expect(answer).toMatchObject({ status: 304, text: "" });
      expect(answer.headers).toMatchObject({
        etag: headers.etag,
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
      });
    }
  });

  test("gets the whole file when its tag is another's, or of another encoding", async () => {
    const { headers } = await get("/events", { "Accept-Encoding": "br" });
    expect((await get("/events", { "If-None-Match": '"x"' })).status).toBe(200);
    expect((await get("/events", { "If-None-Match": headers.etag })).status).toBe(200);
  });

  test("has the same tag from every machine that serves the same build, and another one for other bytes", async () => {
    const tagAfter = async (prepare: (page: string) => Promise<void>) => {
      const own = await createTestServer((folder) => prepare(path.join(folder, "client/events.html")));
      const { headers } = await sendRequest(own.port, "/events");
      await own.stop();
      return headers.etag;
    };
    const { headers } = await get("/events");
    expect(await tagAfter((page) => utimes(page, 0, 0))).toBe(headers.etag);
    const { mtime } = await stat(path.join(served.folder, "client/events.html"));
    const other = await tagAfter(async (page) => {
      await writeFile(page, testSite["events.html"]?.replace("Events", "Event!") ?? "");
      await utimes(page, mtime, mtime);
    });
    expect(other).toMatch(/^"[\w-]{22}"$/);
    expect(other).not.toBe(headers.etag);
  });

  test("may ask by date, which a tag overrules", async () => {
    const { headers } = await get("/events");
    const since = headers["last-modified"];
    expect((await get("/events", { "If-Modified-Since": since })).status).toBe(304);
    expect((await get("/events", { "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" })).status).toBe(200);
    expect((await get("/events", { "If-Modified-Since": "yesterday" })).status).toBe(200);
    expect((await get("/events", { "If-Modified-Since": since, "If-None-Match": '"x"' })).status).toBe(200);
  });
});

test("R-8 the crash screen is never answered with 304 or a part: its status would be lost", async () => {
  const answer = await get("/nope", { "If-None-Match": "*", Range: "bytes=0-1" });
  expect(answer).toMatchObject({ status: 404, text: testSite["404.html"] });
});

test("a file that shrinks while it is sent breaks the connection off, so that the client knows", async () => {
  const large = (folder: string) => path.join(folder, "client/images/map.avif");
  const own = await createTestServer((folder) => truncate(large(folder), 40_000_000));
  const download = request({ host: "127.0.0.1", port: own.port, path: "/images/map.avif" }).end();
  const [response] = await once(download, "response");
  await truncate(large(own.folder), 1000);
  await expect(buffer(response)).rejects.toThrow("aborted");
  await own.stop();
});

test("a client that goes away half-way takes the file from nobody else", async () => {
  const size = 40_000_000;
  const own = await createTestServer((folder) => truncate(path.join(folder, "client/images/map.avif"), size));
  const address = { host: "127.0.0.1", port: own.port, path: "/images/map.avif" };
  const left = request(address).end();
  const [begun] = await once(left, "response");
  await once(begun, "data");
  begun.destroy();
  await once(begun, "close");
  const [response] = await once(request(address).end(), "response");
  expect((await buffer(response)).length).toBe(size);
  expect(own.lines).toEqual([]);
  await own.stop();
});

test("no file is opened for a request, whatever the answer was", async () => {
  const openFiles = async () => (await readdir("/dev/fd")).length;
  const before = await openFiles();
  for (let count = 0; count < 30; count++) {
    await get("/events", { "If-None-Match": "*" });
    await get("/images/map.avif", { Range: "bytes=10-" });
    await sendRequest(served.port, "/events", { method: "HEAD" });
    await get("/events.html");
    await get("/events");
  }
  expect(await openFiles()).toBeLessThan(before + 10);
});

describe("a client that wants a part", () => {
  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("%s gets 206 with %s", async (range, part, contentRange) => {
    const answer = await get("/images/map.avif", { Range: range });
    expect(answer).toMatchObject({ status: 206, text: part });
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-length"]).toBe(String(part.length));
  });

  test.each(["bytes=10-", "bytes=-0"])("%s gets 416 with the size", async (range) => {
    const answer = await get("/images/map.avif", { Range: range });
    expect(answer).toMatchObject({ status: 416, text: "" });
    expect(answer.headers["content-range"]).toBe("bytes */10");
  });

  test.each(["bytes=5-2", "bytes=-", "bytes=a-b", "bytes=0-1,4-5", "lines=1-2", "bytes=0-3-5"])(
    "%s, which is broken or not supported, gets the whole file",
    async (range) => {
      expect(await get("/images/map.avif", { Range: range })).toMatchObject({ status: 200, text: "0123456789" });
    },
  );

  test("of a copy that has changed since gets the whole file", async () => {
    const { headers } = await get("/images/map.avif");
    const part = (ifRange?: string) => get("/images/map.avif", { Range: "bytes=0-3", "If-Range": ifRange });
    expect((await part(headers.etag)).status).toBe(206);
    expect((await part('"x"')).status).toBe(200);
  });
});
