/** Loaded into the server's process before the server: answers each message with the memory in use. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes: all that the process has, and what is left of it once nothing is kept that nobody refers to. */
export type Memory = { resident: number; kept: number };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

process.on("message", () => {
  // What the first collection ends, the second takes away.
  collectGarbage();
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ resident: rss, kept: heapUsed + external } satisfies Memory);
});

// The wish for messages keeps no process alive.
process.channel?.unref();
