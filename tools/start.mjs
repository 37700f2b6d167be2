/**
 * `npm start`: builds the site if anything changed since the last time, then serves it with the API. Settings come from
 * the environment; docs/deploying.md lists them. No TypeScript: what reads that would stay in the server's memory.
 */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const build = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (build.status === 0) await import(pathToFileURL("build/server/main.js").href);
else process.exitCode = 1;
