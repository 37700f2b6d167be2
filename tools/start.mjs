/**
 * `npm start`: builds the site if an input has changed, then serves it with the API. Settings come from environment variables,
 * which docs/deploying.md lists. Plain JavaScript, because Node's TypeScript support would stay in the server's memory.
 */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const build = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (build.status === 0) await import(pathToFileURL("build/server/main.js").href);
else process.exitCode = 1;
