/**
 * `npm run test:soak`: builds the site where it changed, starts the real server and lets visitors, attackers, slow clients
 * and faults at it for minutes (`-- --minutes 2`; 10 otherwise). Prints a table at the end, and exits 1 where an answer was
 * wrong, a failure came that no fault explains, or memory grew beyond its bound.
 */
import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { faults } from "./soak/faults.ts";
import { createGate } from "./soak/gate.ts";
import { createJudge } from "./soak/judge-answers.ts";
import { clients, runLoad } from "./soak/load.ts";
import type { Memory } from "./soak/report-memory.ts";
import { type SoakedServer, startSoakedServer } from "./soak/soaked-server.ts";
import { createTally, growthOf, type MemorySamples, mostGrowth, reportText } from "./soak/tally.ts";

const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } });
const minutes = Number(values.minutes ?? 10);
const seed = Number(values.seed ?? Date.now());
if (!(minutes >= 1) || !Number.isFinite(seed)) {
  console.error(
    "Write how long and with which requests: npm run test:soak -- --minutes 10 --seed 2026 (1 minute at least)",
  );
  process.exit(2);
}

/** How often memory is looked at, in milliseconds. */
const sampleEveryMs = 5_000;

/** How long nobody asks anything before memory is compared: what was on its way is gone then. In milliseconds. */
const restMs = 2_000;

/** When each fault comes, as a part of the whole time. Memory is compared from the restart on: a new process begins anew. */
const plan: [at: number, fault: keyof typeof faults][] = [
  [0.08, "database locked by a writer"],
  [0.13, "database without its table"],
  [0.22, "SIGTERM and start"],
  [0.5, "database locked by a writer"],
  [0.58, "database without its table"],
  [0.68, "partners imported"],
  [0.78, "database without its table"],
  [0.86, "partners imported"],
];

/** When the server that was started again counts as warm. */
const warmAt = 0.45;

const build = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (build.status !== 0) process.exit(1);

const began = performance.now();
const passed = () => (performance.now() - began) / (minutes * 60_000);
const until = (part: number) => sleep(Math.max(0, (part - passed()) * minutes * 60_000));
const tally = createTally();
const made = new Map<string, number>();
const server = await startSoakedServer((what) => {
  // Nothing that is asked from here on can be answered.
  console.error(`The soak FAILED: ${what}`);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => server.stop().finally(() => process.exit(1)));
}
console.log(`Soaking for ${minutes} minutes, seed ${seed}: Ctrl+C ends it and the server.`);

async function makeFaults(): Promise<void> {
  for (const [at, name] of plan) {
    await until(at);
    await faults[name]?.({ server, tally });
    made.set(name, (made.get(name) ?? 0) + 1);
  }
}

const gate = createGate(clients.visitors + clients.attackers + clients.others);

async function watchMemory({ memory }: SoakedServer): Promise<Omit<MemorySamples, "end">> {
  const start = await memory();
  await until(warmAt);
  const warm = await gate.whileAllAreOutside(() => sleep(restMs).then(memory));
  let most: Memory = warm;
  while (passed() < 1) {
    await sleep(sampleEveryMs);
    const { resident, kept } = await memory();
    most = { resident: Math.max(most.resident, resident), kept: Math.max(most.kept, kept) };
  }
  return { start, warm, most };
}

try {
  const site = await createJudge("build");
  const isOver = () => passed() >= 1;
  const [watched] = await Promise.all([
    watchMemory(server),
    makeFaults(),
    runLoad({ port: server.port, site, tally, seed, isOver, gate }),
  ]);
  const memory = { ...watched, end: await sleep(restMs).then(server.memory) };
  console.log(reportText(tally, memory, made));
  const growth = growthOf(memory);
  const hasGrown = growth.kept > mostGrowth.kept || growth.resident > mostGrowth.resident;
  const failed = [...tally.kinds.values()].reduce((sum, counts) => sum + counts.failed, 0);
  if (hasGrown || failed > 0) process.exitCode = 1;
  console.log(process.exitCode === 1 ? "The soak FAILED." : "The soak passed.");
} finally {
  await server.stop();
}
