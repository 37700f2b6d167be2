import { once } from "node:events";
import { truncate } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkIntegrity } from "../../api/database/check-integrity.ts";
import { openDatabase } from "../../api/database/open-database.ts";
import { addPartner } from "../../api/partners/change-partners.ts";
import { samplePartner } from "../../api/partners/sample-partner.fixture.ts";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { createJudge } from "../../tools/soak/judge-answers.ts";
import { sendPipelined } from "../../tools/soak/send-pipelined.ts";
import { type ServerProcess, startServerProcess } from "../../tools/soak/server-process.ts";

/** More than fits between two sockets, so that the answer is on its way until its client reads. */
const filmSize = 40_000_000;

let build: Awaited<ReturnType<typeof createTestBuild>>;
let running: ServerProcess[];
beforeEach(async () => {
  build = await createTestBuild();
  await truncate(path.join(build.folder, "client/images/map.avif"), filmSize);
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await build.remove();
});

async function start() {
  const server = await startServerProcess({ cwd: build.root, database: "partners.sqlite" });
  running.push(server);
  return server;
}

/** Visitors who ask for one thing after the other, until `stop`; tells how many answers came, and what was wrong. */
async function startVisitors(port: number, count: number) {
  const { judge } = await createJudge(build.folder);
  const told = { answers: 0, faults: [] as string[] };
  let stopped = false;
  function* requests(first: number) {
    for (let number = first; !stopped; number += 1) {
      const target = ["/", "/events", "/api/partners", "/assets/entry-4f2a.js"][number % 4];
      yield { text: `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, head: false };
    }
  }
  const visits = Array.from({ length: count }, (_, visitor) =>
    sendPipelined(requests(visitor), {
      port,
      depth: 1,
      onOutcome: ({ answer }) => {
        if (answer === "none") return;
        told.answers += 1;
        const fault =
          answer === "cut off" ? answer : (judge(answer, false) ?? (answer.status !== 200 && answer.status));
        if (fault) told.faults.push(String(fault));
      },
    }),
  );
  const stop = async () => {
    stopped = true;
    await Promise.all(visits);
    return told;
  };
  return { told, stop };
}

test("SIGTERM while many visitors ask: no answer that has begun breaks off, and the server ends well before its limit", async () => {
  const server = await start();
  const { told, stop } = await startVisitors(server.port, 20);
  await vi.waitFor(() => expect(told.answers).toBeGreaterThan(200), { timeout: 100_000 });
  const [film] = await once(
    request({ host: "127.0.0.1", port: server.port, path: "/images/map.avif" }).end(),
    "response",
  );
  server.child.kill("SIGTERM");
  const began = performance.now();
  let received = 0;
  for await (const chunk of film) received += chunk.length;
  expect(received).toBe(filmSize);
  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect((await stop()).faults).toEqual([]);
});

test("SIGKILL while visitors ask and partners are added: the next start serves at once, with all that were added", async () => {
  const first = await start();
  const database = await openDatabase({ kind: "sqlite", file: path.join(build.root, "partners.sqlite") }, () => {});
  const { told, stop } = await startVisitors(first.port, 10);
  const acknowledged: string[] = [];
  for (let number = 0; number < 60; number += 1) {
    const { name } = await addPartner(database, samplePartner({ name: `Acknowledged ${number}` }));
    acknowledged.push(name);
    if (number === 30) {
      await vi.waitFor(() => expect(told.answers).toBeGreaterThan(50), { timeout: 100_000 });
      first.child.kill("SIGKILL");
    }
  }
  expect(await first.ended).toBe("SIGKILL");
  await stop();

  const second = await start();
  const partners = JSON.parse((await sendRequest(second.port, "/api/partners")).text);
  const names = partners.hosts.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  expect((await sendRequest(second.port, "/events")).status).toBe(200);
  expect(await checkIntegrity(database, { kind: "sqlite", logoMistake: () => undefined })).toEqual({
    damages: [],
    warnings: [],
  });
  await database.destroy();
});
