import { mkdir, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startLoad } from "./releases/load.fixture.ts";
import { createReleaseTools, get, shown } from "./releases/release-tools.fixture.ts";
import { freePort } from "./soak/server-process.ts";

let tools: Awaited<ReturnType<typeof createReleaseTools>>;
beforeEach(async () => {
  tools = await createReleaseTools();
});
afterEach(() => tools.stop());

test("a deploy, three broken ones and a rollback lose no request, and tabs of the other build find their scripts", async () => {
  expect(await tools.runToEnd("deploy.ts", "--from", await tools.build("first"))).toMatchObject({ code: 0 });
  const { port } = await tools.serve();
  const load = startLoad(port, ["/", "/events", "/images/map.svg", "/api/partners"]);
  expect(await shown(port)).toBe("first");

  expect(await tools.runToEnd("deploy.ts", "--from", await tools.build("second"))).toMatchObject({ code: 0 });
  expect(await shown(port)).toBe("second");
  expect(await get(port, "/assets/first.js")).toMatchObject({ status: 200 });

  await writeFile(path.join(await tools.build("ends"), "server/main.js"), 'throw new Error("the axle broke");');
  await rm(path.join(await tools.build("scriptless"), "client/assets/scriptless.js"));
  await truncate(path.join(await tools.build("cut"), "site.json"), 10);
  for (const [name, why] of [
    ["ends", "the axle broke"],
    ["scriptless", "/assets/scriptless.js, the script of its Home page, answers with 404"],
    ["cut", "site.json is broken"],
  ]) {
    const { code, said } = await tools.runToEnd("deploy.ts", "--from", `${name}`);
    expect(code).toBe(1);
    expect(said).toContain(why);
    expect(said).toContain("Visitors have what they had before.");
    expect(await shown(port)).toBe("second");
  }

  expect(await tools.runToEnd("rollback.ts")).toMatchObject({ code: 0 });
  expect(await shown(port)).toBe("first");
  expect(await get(port, "/assets/second.js")).toMatchObject({ status: 200 });
  await load.stop();
  console.log(`requests sent ${load.sent()}, failed ${load.failed.length}`);
  expect(load.sent()).toBeGreaterThan(500);
  expect(load.failed).toEqual([]);
});

test("a download outlives the release that it began with", async () => {
  const first = await tools.build("first");
  const size = 40_000_000;
  await truncate(path.join(first, "client/images/map.avif"), size);
  await tools.runToEnd("deploy.ts", "--from", first);
  const { port } = await tools.serve();
  const download = await fetch(`http://127.0.0.1:${port}/images/map.avif`);
  await tools.runToEnd("deploy.ts", "--from", await tools.build("second"));
  expect(await shown(port)).toBe("second");
  expect((await download.arrayBuffer()).byteLength).toBe(size);
});

test("a release whose database does not answer leaves the one before in service", async () => {
  await tools.runToEnd("deploy.ts", "--from", await tools.build("first"));
  const { port } = await tools.serve();
  await rm(path.join(tools.root, "data/partners.sqlite"));
  await mkdir(path.join(tools.root, "data/partners.sqlite"));
  const { code, said } = await tools.runToEnd("deploy.ts", "--from", await tools.build("second"));
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining("Visitors have what they had before."),
  });
  expect(await shown(port)).toBe("first");
});

test("of two deploys at once the second says that it waits, and then does its work", async () => {
  const [first, second] = [await tools.build("first"), await tools.build("second")];
  const ends = await Promise.all([
    tools.runToEnd("deploy.ts", "--from", first),
    tools.runToEnd("deploy.ts", "--from", second),
  ]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  const said = ends.map((end) => end.said).join("");
  expect(said).toMatch(/^Another deploy is at work here \(process \d+\): this one begins when that has ended\.\n$/);
  const releases = await readdir(path.join(tools.root, "releases"));
  expect(releases.filter((name) => name.startsWith("2"))).toHaveLength(2);
});

test("a release that is asked for while one that was killed starts again is the one that stays", async () => {
  // The port that no process holds any more would be another one.
  await using kept = await createReleaseTools({ PORT: String(await freePort()) });
  await kept.runToEnd("deploy.ts", "--from", await kept.build("first"));
  const { port, pid } = await kept.serve();
  const second = await kept.build("second");
  process.kill(pid, "SIGKILL");
  // The keeper starts it again after a second.
  await sleep(950);
  const keeper = connect(path.join(kept.root, "releases/keeper.sock"));
  keeper.write(`${second}\n`);
  expect(await text(keeper)).toBe("ok");
  await sleep(1_500);
  expect(await shown(port)).toBe("second");
});

test("where nothing was deployed before, serving and rolling back say so in a sentence", async () => {
  expect(await tools.runToEnd("serve.mjs")).toEqual({
    code: 1,
    said: 'There is no release yet: run "npm run deploy" first.\n',
    told: "",
  });
  expect(await tools.runToEnd("rollback.ts")).toEqual({
    code: 1,
    said: "There is no release before the one in service: nothing was changed.\n",
    told: "",
  });
});
