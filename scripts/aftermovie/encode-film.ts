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

/** WebM with VP9, for browsers that prefer it. */
export async function writeWebm(master: string, passes: string, file: string): Promise<void> {
  const settings = [
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    "34",
    "-row-mt",
    "1",
    "-tile-columns",
    "1",
    "-g",
    "125",
    "-passlogfile",
    passes,
  ];
  await ffmpeg([
    "-i",
    master,
    ...colours,
    ...settings,
    "-pass",
    "1",
    "-cpu-used",
    "4",
    "-an",
    "-f",
    "null",
    "/dev/null",
  ]);
  await ffmpeg(["-i", master, ...colours, ...settings, "-pass", "2", "-cpu-used", "2", "-an", file]);
}

/** MP4 with H.264 for every other browser; its index stands at the front, so that it plays before all of it is there. */
export function writeMp4(master: string, file: string): Promise<void> {
  const settings = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-tune",
    "animation",
    "-crf",
    "25",
    "-g",
    "125",
    "-movflags",
    "+faststart",
  ];
  return ffmpeg(["-i", master, ...colours, ...settings, "-an", file]);
}
