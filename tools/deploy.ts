/**
 * `npm run deploy` builds the site, copies the build to `releases/<time>` and makes that release public.
 * `-- --from FOLDER` deploys the build in a folder; `-- --back` returns to the previous release. `--wait SECONDS` is how long
 * the restarted server may take until it answers, 20 by default.
 * If a step fails, visitors keep the current release and the command exits with 1. Setup: docs/deploying.md
 */
import { spawn, spawnSync } from "node:child_process";
import { cp, link, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

const folder = "releases";
const startLimitMs = 10_000;
/** In seconds. The old server may finish its answers for 2 of them. Then systemd starts the new one. */
const restartLimit = "20";
/** While no server runs, systemd's socket accepts connections that nobody answers. */
const answerLimitMs = 3000;
/** Assets of older builds stay for this time, in milliseconds, because open pages may still request them. */
const assetsKeptMs = 30 * 24 * 3_600_000;

/** Returns the release that a link, `current` or `previous`, points to; undefined if there is no such link. */
const linkedRelease = (name: string) => readlink(path.join(folder, name)).catch(() => undefined);

/** Points a link to a release. The rename replaces the old link in one step, so a server that starts always finds a link. */
async function setLink(name: string, release: string): Promise<void> {
  const next = path.join(folder, `${name}.next`);
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, path.join(folder, name));
}

/** Removes old releases and incomplete ones, then copies a build into a new release. @returns the release's name */
async function addRelease(build: string): Promise<string> {
  const kept = ["lock", "pid", "current", "previous", await linkedRelease("current"), await linkedRelease("previous")];
  for (const name of await readdir(folder))
    if (!kept.includes(name)) await rm(path.join(folder, name), { recursive: true });
  const release = new Date().toISOString().replaceAll(":", "-");
  await cp(build, path.join(folder, release), { recursive: true, preserveTimestamps: true });
  return release;
}

/** Hard-links the previous release's assets into the new one. Open pages still request them. */
async function linkAssets(from: string, to: string): Promise<void> {
  const assets = (release: string) => path.join(folder, release, "client/assets");
  const present = new Set(await readdir(assets(to)));
  for (const name of await readdir(assets(from))) {
    if (present.has(name)) continue;
    const file = path.join(assets(from), name);
    const { nlink, mtimeMs } = await stat(file);
    // No older release has it: it was in use until now, and from now on its age counts.
    const isReplacedNow = nlink === 1;
    if (isReplacedNow) await utimes(file, new Date(), new Date());
    if (isReplacedNow || Date.now() - mtimeMs < assetsKeptMs) await link(file, path.join(assets(to), name));
  }
}

/** Returns true if the server at this port answers the home page with 2xx and reports this release's build id. */
async function isServed(release: string, port: number): Promise<boolean> {
  const { build } = JSON.parse(await readFile(path.join(folder, release, "release.json"), "utf8"));
  const [health, home] = await Promise.all(
    ["api/healthz", ""].map((page) =>
      fetch(`http://127.0.0.1:${port}/${page}`, { signal: AbortSignal.timeout(answerLimitMs) }),
    ),
  );
  return home?.ok === true && health?.ok === true && (await health.json()).build === build;
}

/** Starts a release on a free port, which visitors do not use, and requests a page. @throws Error if it does not answer */
async function tryRelease(release: string): Promise<void> {
  const place = path.resolve(folder, release);
  const server = spawn(process.execPath, [path.join(place, "server/main.js"), place], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", LISTEN_FDS: "" },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: startLimitMs,
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port !== undefined && (await isServed(release, Number(port)))) return;
    }
    throw new Error(`release ${release} did not start or does not serve its pages`);
  } finally {
    server.kill("SIGKILL");
  }
}

/** Makes a release the current one, ends the server so that systemd starts that release, and waits until the release answers. */
async function serve(release: string, wait: number): Promise<void> {
  await setLink("current", release);
  const pid = Number(await readFile(path.join(folder, "pid"), "utf8").catch(() => 0));
  // The file may be empty while the service writes it. A signal to process 0 would reach this process and its group.
  if (!pid) return console.log(`Release ${release} is ready. Start the server: docs/deploying.md shows how.`);
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    // The process has already ended. systemd starts it again.
  }
  for (const end = Date.now() + wait * 1000; Date.now() < end; await sleep(100))
    if (await isServed(release, Number(process.env.PORT || 3000)).catch(() => false))
      return console.log(`Release ${release} is public.`);
  throw new Error(`the server does not answer with release ${release}; its log names the reason`);
}

/** Deploys a build, or returns to the previous release. */
async function deploy({ from, back, wait }: { from?: string; back?: boolean; wait: number }): Promise<void> {
  const before = await linkedRelease("current");
  const release = back ? await linkedRelease("previous") : await addRelease(from ?? "build");
  if (release === undefined) throw new Error("there is no previous release");
  await tryRelease(release);
  if (before !== undefined) await linkAssets(before, release);
  try {
    await serve(release, wait);
  } catch (error) {
    if (before !== undefined) await serve(before, wait);
    throw error;
  }
  if (before !== undefined) await setLink("previous", before);
}

const lock = path.join(folder, "lock");
try {
  const { wait: waitText, ...values } = parseArgs({
    options: { from: { type: "string" }, back: { type: "boolean" }, wait: { type: "string", default: restartLimit } },
  }).values;
  const wait = Number(waitText);
  if (!(wait > 0)) throw new Error(`--wait is "${waitText}": write a number of seconds, such as --wait 60`);
  const mustBuild = values.from === undefined && !values.back;
  if (mustBuild && spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" }).status !== 0)
    throw new Error("the build failed");
  await mkdir(folder, { recursive: true });
  await mkdir(lock).catch(() => {
    throw new Error(`another deploy is running. If not, a deploy was killed: remove the folder ${lock}`);
  });
  await deploy({ ...values, wait }).finally(() => rm(lock, { recursive: true }));
} catch (error) {
  console.error(`Not deployed, visitors keep the current release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
