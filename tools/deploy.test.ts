import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBuild } from "../server/test-build.fixture.ts";
import { compiledCode } from "../tests/support/compiled-code.ts";
import { startLoad } from "./releases/load.fixture.ts";

const env = { ...process.env, ...compiledCode, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "file:partners.sqlite" };

let made: Awaited<ReturnType<typeof createTestBuild>>;
let keepers: ReturnType<typeof run>[];
beforeEach(async () => {
  made = await createTestBuild();
  keepers = [];
});
afterEach(async () => {
  for (const { child, ended } of keepers) {
    child.kill("SIGTERM");
    await ended;
  }
  await made.remove();
});

function run(tool: string, ...words: string[]) {
  const child = spawn(process.execPath, [path.resolve("tools", tool), ...words], { cwd: made.root, env });
  const said = text(child.stderr);
  const ended = once(child, "exit").then(async ([code]) => ({ code, said: await said }));
  return { child, ended };
}

/** The end of a program whose output nobody needs. */
function runToEnd(tool: string, ...words: string[]) {
  const { child, ended } = run(tool, ...words);
  child.stdout.resume();
  return ended;
}

/** A build with a script of its own, by whose name it is told from the others. */
async function build(name: string): Promise<string> {
  const folder = path.join(made.root, name);
  await cp(made.folder, folder, { recursive: true });
  for (const ending of ["", ".br", ".gz"]) await rm(path.join(folder, `client/index.html${ending}`));
  const page = `<!doctype html><title>${name}</title><script data-entry="/assets/${name}.js"></script>`;
  await writeFile(path.join(folder, "client/index.html"), page);
  await writeFile(path.join(folder, `client/assets/${name}.js`), `export const build = "${name}";`);
  await mkdir(path.join(folder, "server"));
  await writeFile(
    path.join(folder, "server/main.js"),
    `await import(${JSON.stringify(path.resolve("server/main.ts"))});`,
  );
  return folder;
}

async function serve() {
  const keeper = run("serve.mjs");
  keepers.push(keeper);
  for await (const line of createInterface(keeper.child.stdout)) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (!port) continue;
    keeper.child.stdout.resume();
    return { ...keeper, port: Number(port) };
  }
  throw new Error(`nothing is served: ${(await keeper.ended).said}`);
}

async function get(port: number, address = "/") {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { Connection: "close" } });
  return { status: answer.status, text: await answer.text() };
}

const shown = async (port: number) => /<title>(.*)<\/title>/.exec((await get(port)).text)?.[1];

test("a deploy, three broken ones and a rollback lose no request, and tabs of the other build find their scripts", async () => {
  expect(await runToEnd("deploy.ts", "--from", await build("first"))).toMatchObject({ code: 0 });
  const { port } = await serve();
  const load = startLoad(port, ["/", "/events", "/images/map.svg", "/api/partners"]);
  expect(await shown(port)).toBe("first");

  expect(await runToEnd("deploy.ts", "--from", await build("second"))).toMatchObject({ code: 0 });
  expect(await shown(port)).toBe("second");
  expect(await get(port, "/assets/first.js")).toMatchObject({ status: 200 });

  await writeFile(path.join(await build("ends"), "server/main.js"), 'throw new Error("the axle broke");');
  await rm(path.join(await build("scriptless"), "client/assets/scriptless.js"));
  await truncate(path.join(await build("cut"), "site.json"), 10);
  for (const [name, why] of [
    ["ends", "the axle broke"],
    ["scriptless", "/assets/scriptless.js, the script of its Home page, answers with 404"],
    ["cut", "site.json is broken"],
  ]) {
    const { code, said } = await runToEnd("deploy.ts", "--from", `${name}`);
    expect(code).toBe(1);
    expect(said).toContain(why);
    expect(said).toContain("Visitors have what they had before.");
    expect(await shown(port)).toBe("second");
  }

  expect(await runToEnd("rollback.ts")).toMatchObject({ code: 0 });
  expect(await shown(port)).toBe("first");
  expect(await get(port, "/assets/second.js")).toMatchObject({ status: 200 });
  await load.stop();
  console.log(`requests sent ${load.sent()}, failed ${load.failed.length}`);
  expect(load.sent()).toBeGreaterThan(500);
  expect(load.failed).toEqual([]);
});

test("a download outlives the release that it began with", async () => {
  const first = await build("first");
  const size = 40_000_000;
  await truncate(path.join(first, "client/images/map.avif"), size);
  await runToEnd("deploy.ts", "--from", first);
  const { port } = await serve();
  const download = await fetch(`http://127.0.0.1:${port}/images/map.avif`);
  await runToEnd("deploy.ts", "--from", await build("second"));
  expect(await shown(port)).toBe("second");
  expect((await download.arrayBuffer()).byteLength).toBe(size);
});

test("a release whose database does not answer leaves the one before in service", async () => {
  await runToEnd("deploy.ts", "--from", await build("first"));
  const { port } = await serve();
  await rm(path.join(made.root, "partners.sqlite"));
  await mkdir(path.join(made.root, "partners.sqlite"));
  const { code, said } = await runToEnd("deploy.ts", "--from", await build("second"));
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining("Visitors have what they had before."),
  });
  expect(await shown(port)).toBe("first");
});

test("of two deploys at once the second says that it waits, and then does its work", async () => {
  const [first, second] = [await build("first"), await build("second")];
  const ends = await Promise.all([runToEnd("deploy.ts", "--from", first), runToEnd("deploy.ts", "--from", second)]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  const said = ends.map((end) => end.said).join("");
  expect(said).toMatch(/^Another deploy is at work here \(process \d+\): this one begins when that has ended\.\n$/);
  const releases = await readdir(path.join(made.root, "releases"));
  expect(releases.filter((name) => name.startsWith("2"))).toHaveLength(2);
});

test("where nothing was deployed before, serving and rolling back say so in a sentence", async () => {
  expect(await runToEnd("serve.mjs")).toEqual({
    code: 1,
    said: 'There is no release yet: run "npm run deploy" first.\n',
  });
  expect(await runToEnd("rollback.ts")).toEqual({
    code: 1,
    said: "There is no release before the one in service: nothing was changed.\n",
  });
});
