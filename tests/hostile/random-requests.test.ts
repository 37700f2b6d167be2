import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileRequests } from "../../tools/soak/hostile-requests.ts";
import { createJudge } from "../../tools/soak/judge-answers.ts";
import { sendPipelined } from "../../tools/soak/send-pipelined.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

/** The same requests each time; another seed makes others. `npm run test:soak` sends them for minutes. */
const seed = Number(process.env.SEED ?? 2026);

/** The first requests fill what is filled once: compiled code, ready answers. Memory is looked at after them, and at the end. */
const [first, others] = [2_000, 48_000];

/**
 * How much memory may stay taken for each request, in bytes. What keeps anything of a request keeps some kilobytes;
 * the engine's own tables grow by some bytes now and then.
 */
const mostKeptPerRequest = 300;

let served: Awaited<ReturnType<typeof startAttackedServer>>;
beforeAll(async () => {
  served = await startAttackedServer();
});
afterAll(() => served.stop());

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** The memory in use once all that nobody refers to is gone, in bytes. */
function memoryInUse(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function* take<Value>(count: number, values: Iterator<Value>): Generator<Value> {
  for (let taken = 0; taken < count; taken += 1) {
    const { value, done } = values.next();
    if (done) return;
    yield value;
  }
}

test(`${first + others} hostile requests: each is answered, none with a failure or with what is not the site's, and nothing of them stays in memory (seed ${seed})`, async () => {
  const { judge, pages } = await createJudge(served.folder);
  const requests = hostileRequests(seed, [
    ...pages,
    "/events/phase1",
    "/api/partners",
    "/api/openapi.json",
    "/api/readyz",
  ]);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const memory: number[] = [];
  for (const count of [first, others]) {
    await sendPipelined(take(count, requests), {
      port: served.port,
      depth: 16,
      onOutcome: ({ request, answer }) => {
        const fault = typeof answer === "string" ? answer : judge(answer, request.head);
        if (fault) faults.push(`${fault} to ${JSON.stringify(request.text.slice(0, 300))}`);
        if (typeof answer !== "string") statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      },
    });
    served.lines.length = 0;
    memory.push(memoryInUse());
  }
  expect(faults.slice(0, 5)).toEqual([]);
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(answered).toBe(first + others);
  // They reach everything that the server can say.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 206, 302, 304, 308, 400, 404, 405, 416, 431]));
  const [before = 0, after = Number.NaN] = memory;
  expect((after - before) / others, `memory before and after: ${memory}`).toBeLessThan(mostKeptPerRequest);
});
