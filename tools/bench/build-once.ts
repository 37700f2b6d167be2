/**
 * `node tools/bench/build-once.ts CONTENT OUTPUT`: builds a site in a process of its own, so that its memory is nobody
 * else's, and prints what that took as JSON. Part of `npm run bench`.
 */
import { buildSite } from "../../site-build/build-site.ts";
import type { BuildCost } from "./time-build.ts";

const [content = "", output = ""] = process.argv.slice(2);
const before = performance.now();
await buildSite({ content, output });
const cost: BuildCost = {
  seconds: (performance.now() - before) / 1000,
  megabytes: (process.resourceUsage().maxRSS * 1024) / 1e6,
};
console.log(`\n${JSON.stringify(cost)}`);
