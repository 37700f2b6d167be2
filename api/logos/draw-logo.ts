import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { CodedError } from "../errors.ts";

/** What drawing one logo may take: seconds, bytes of memory, and bytes of the picture. */
const limits = { seconds: 10, memory: 512 * 1024 * 1024, picture: 1_000_000 } as const;

/** How the program that draws ends where it draws nothing. */
export const exits = { refused: 3, tooMuchMemory: 4 } as const;

/** The program that draws lies beside this file, from its sources as in a build. */
const program = path.join(import.meta.dirname, `draw-logo-program${path.extname(import.meta.filename)}`);

const run = promisify(execFile);

type DrawingLimits = { seconds: number; memory: number };

/** As many processes as the machine has processors, however many logos are to be drawn. */
const lanes: Promise<unknown>[] = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let next = 0;

/**
 * Draws a logo as it is kept and served: a WebP picture as large as logos are shown, whatever the file was. A process of
 * its own does it, which is ended where it takes too long or too much; it knows nothing of this one's environment.
 *
 * @param bytes a drawing (SVG) or a picture, as somebody has sent it
 * @throws CodedError `input-invalid` with what is wrong with it and the mend, to stand behind the file's name
 */
export function drawLogo(bytes: Uint8Array, { seconds, memory }: DrawingLimits = limits): Promise<Buffer> {
  const lane = next++ % lanes.length;
  const drawn = (lanes[lane] ?? Promise.resolve()).then(() => draw(bytes, { seconds, memory }));
  lanes[lane] = drawn.catch(() => {});
  return drawn;
}

async function draw(bytes: Uint8Array, { seconds, memory }: DrawingLimits): Promise<Buffer> {
  const drawing = run(process.execPath, [program, String(memory)], {
    encoding: "buffer",
    env: {},
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    maxBuffer: limits.picture,
    windowsHide: true,
  });
  // It may end before it has read all of it.
  drawing.child.stdin?.on("error", () => {});
  drawing.child.stdin?.end(bytes);
  try {
    const { stdout } = await drawing;
    return stdout;
  } catch (cause) {
    throw new CodedError("input-invalid", faultOf(cause, seconds, memory), { cause });
  }
}

function faultOf(cause: unknown, seconds: number, memory: number): string {
  const { code, killed, stdout } = Object(cause);
  const simpler = "simplify it, or give a PNG";
  if (code === exits.refused && stdout.length > 0) return stdout.toString();
  if (code === exits.tooMuchMemory) return `takes more than ${memory / 1024 / 1024} MB of memory to draw: ${simpler}`;
  if (killed) return `takes longer than ${seconds} seconds to draw: ${simpler}`;
  return `cannot be drawn here: ${simpler}`;
}
