import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs ffmpeg. @throws Error with its own words when it fails or is not installed */
async function ffmpeg(words: readonly string[], input?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...words], {
    stdio: [input ? "pipe" : "ignore", "inherit", "pipe"],
  });
  const said: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
  const closed = once(child, "close");
  if (input && child.stdin) {
    for await (const chunk of input) if (!child.stdin.write(chunk)) await once(child.stdin, "drain");
    child.stdin.end();
  }
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed: ${Buffer.concat(said).toString().trim()}`);
}

/** Writes frames, each a PNG, into one file without loss, from which the others are made. */
export function writeMaster(frames: AsyncIterable<Buffer>, framesPerSecond: number, file: string): Promise<void> {
  const input = ["-f", "image2pipe", "-framerate", String(framesPerSecond), "-c:v", "png", "-i", "-"];
  return ffmpeg([...input, "-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "0", file], frames);
}

const colours = [
  "-vf",
  "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
];

/** Codec settings under which the film stays below 2.5 MB. */
const av1 = ["-c:v", "libsvtav1", "-preset", "8", "-crf", "42", "-g", "125"];
const h264 = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", "32", "-g", "125"];

/** WebM with AV1, for browsers that know it: the same size as the MP4, and the sharper picture. */
export function writeWebm(master: string, file: string): Promise<void> {
  return ffmpeg(["-i", master, ...colours, ...av1, "-an", file]);
}

/** MP4 with H.264 for every other browser; its index stands at the front, so that it plays before all of it is there. */
export function writeMp4(master: string, file: string): Promise<void> {
  return ffmpeg(["-i", master, ...colours, ...h264, "-movflags", "+faststart", "-an", file]);
}
