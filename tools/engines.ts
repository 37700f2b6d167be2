/**
 * `npm run test:engines`: the journeys in the engines besides Chromium that this machine has, each named with its version.
 * An engine that is not installed is named with the command that installs it, and fails nothing; where none is, nothing was
 * checked, and that exits 1. Words after `--` go to Playwright: `npm run test:engines -- menu`, or `-- --project=webkit`.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { findEngines, isInstalled } from "./browsers/find-browsers.ts";

/** Starts a screen that nobody sees, on a number that is free. */
async function startScreen(program: string): Promise<{ number: string; process: ChildProcess }> {
  const screen = spawn(program, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (!screen.stdout) throw new Error(`${program} has no output`);
  const [number] = await once(createInterface(screen.stdout), "line");
  return { number: `:${number}`, process: screen };
}

const { firefox, webkit } = findEngines();
const installed = [firefox, webkit].filter(isInstalled);
for (const { name, packages } of [firefox, webkit].filter((engine) => !isInstalled(engine))) {
  console.log(`${name} is not installed: apt-get install --no-install-recommends ${packages.join(" ")}`);
}
if (installed.length === 0) {
  console.error("No journey ran: neither engine is installed.");
  process.exit(1);
}

const screen = webkit.programs.screen && isInstalled(webkit) ? await startScreen(webkit.programs.screen) : undefined;
try {
  const env = {
    ...process.env,
    PICTURES_LEFT_OUT: "other engines draw letters otherwise",
    ...(screen && { DISPLAY: screen.number }),
    FIREFOX_PATH: firefox.programs.browser,
    WEBKIT_PATH: webkit.programs.browser,
  };
  for (const { name, programs } of installed) {
    const { stdout } = spawnSync(programs.browser ?? "", ["--version"], { encoding: "utf8", env });
    console.log(`${name}: ${stdout.trim()}`);
  }
  const commands = [
    ["tools/build-for-tests.ts"],
    ["node_modules/@playwright/test/cli.js", "test", "--config=playwright.engines.config.ts", ...process.argv.slice(2)],
  ];
  const failed = commands.find((words) => spawnSync(process.execPath, words, { stdio: "inherit", env }).status !== 0);
  if (failed) process.exitCode = 1;
} finally {
  screen?.process.kill();
}
