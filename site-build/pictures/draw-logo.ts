import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { checkDrawing } from "./check-drawing.ts";
import { PictureMistake } from "./picture-facts.ts";

/** What drawing one logo may take, in seconds of processor time. */
const limits = { seconds: 10, megabytes: 500 };

const program = path.join(import.meta.dirname, "draw-logo-program.ts");

const run = promisify(execFile);

/** Settles when the logos that were given before are drawn: each process takes as much memory as the limit says. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a logo (SVG) as it is published: a WebP picture as large as logos are shown. Somebody else has made the file, so a
 * process of its own draws it, one after the other.
 *
 * @throws PictureMistake with what is wrong with it and the correction
 */
export function drawLogo(drawing: Uint8Array, { seconds, megabytes } = limits): Promise<Buffer> {
  const drawn = queue.then(async () => {
    checkDrawing(textOf(drawing));
    return draw(drawing, seconds, megabytes);
  });
  queue = drawn.catch(() => {});
  return drawn;
}

function textOf(drawing: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(drawing);
  } catch {
    throw new PictureMistake("is not UTF-8 text — save it as UTF-8");
  }
}

async function draw(drawing: Uint8Array, seconds: number, megabytes: number): Promise<Buffer> {
  const drawn = run(process.execPath, [program, String(seconds), String(megabytes)], {
    encoding: "buffer",
    windowsHide: true,
  });
  // The program may end before it has read everything.
  drawn.child.stdin?.on("error", () => {}).end(drawing);
  try {
    return (await drawn).stdout;
  } catch (cause) {
    const takes = { SIGTERM: `more than ${seconds} seconds`, SIGKILL: `more than ${megabytes} MB of memory` };
    const took = takes[Object(cause).signal as keyof typeof takes];
    const what = took ? `takes ${took} to draw` : "cannot be drawn";
    throw new PictureMistake(`${what} — simplify it, or give a PNG`, { cause });
  }
}
