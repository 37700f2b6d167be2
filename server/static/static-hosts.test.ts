import { afterAll, beforeAll, expect, test } from "vitest";
import { headerRules, headersFile } from "../../http/header-rules.ts";
import { parseHeaders } from "../../tests/support/static-host.ts";
import { readBuild } from "../read-build.ts";
import { sendRequest } from "../send-request.fixture.ts";
import { testFacts } from "../test-build.fixture.ts";
import { createTestServer } from "../test-server.fixture.ts";
import { findPage } from "./request-target.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

/** Headers of one transfer, whoever sends it. */
const ofTransfer = [
  "accept-ranges",
  "connection",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "vary",
];

test.each([true, false])(
  "a host that reads _headers says of every file what the server says; https: %s",
  async (https) => {
    const { files, policies } = await readBuild(served.folder);
    const { apiAddress } = testFacts.logoSources;
    const sentByHost = parseHeaders(
      headersFile(headerRules({ policies, files: [...files.keys()], apiAddress }, https)),
    );
    const addresses = [...files.keys()].map((file) => findPage(file).canonical).filter((address) => address !== "/404");
    expect(addresses.length).toBeGreaterThan(10);
    const headers = { Host: https ? "yatra.example" : "other.example" };
    for (const address of addresses) {
      const answer = await sendRequest(served.port, address, { headers });
      // What is hidden is no file of the site.
      if (answer.status === 404) continue;
      const sent = Object.entries(answer.headers).filter(([name]) => !ofTransfer.includes(name));
      expect(Object.fromEntries(sent), address).toEqual(sentByHost(address));
      expect(Object.fromEntries(sent), address).toMatchObject({
        "cache-control": expect.any(String),
        "content-security-policy": expect.stringMatching(/^default-src 'none'/),
      });
    }
  },
);
