/**
 * The built server's `main.js`. It runs on old versions of Node too, to say in a sentence that they are too old, and then
 * loads the server itself, which they could not read.
 */
import { neededNode, nodeMistake } from "./node-version.mjs";

const mistake = nodeMistake(neededNode, process.versions.node);
if (mistake) {
  console.error(mistake);
  process.exitCode = 1;
} else {
  // @ts-expect-error: the build writes this file beside it.
  await import("./site-server.js");
}
