/**
 * `npm start`: builds the site if anything changed since the last time, then serves it with the API. Settings come from
 * the environment; docs/deploying.md lists them.
 */
import { spawnSync } from "node:child_process";

const build = spawnSync(process.execPath, ["scripts/build.ts", "--if-changed"], { stdio: "inherit" });
if (build.status === 0) await import("../server/main.ts");
else process.exitCode = 1;
