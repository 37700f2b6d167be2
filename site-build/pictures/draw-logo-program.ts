/**
 * Draws the SVG on standard input, and writes a WebP picture to standard output. It is a process of its own so that a drawing
 * can neither stall nor fill the build. sharp gets bytes and no file's name: nothing that they name is read or fetched.
 *
 * Arguments: the seconds of processor time and the megabytes of memory that it may take. It ends itself beyond, with SIGTERM
 * for the time and SIGKILL for the memory. Processor time is the same on a busy machine.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** In pixels. A logo is shown at most 96 pixels wide; on screens with three device pixels to one those are 288. */
const side = 288;

const [seconds, megabytes] = process.argv.slice(2).map(Number) as [number, number];
setInterval(() => {
  if (process.cpuUsage().user > seconds * 1_000_000) process.kill(process.pid, "SIGTERM");
  if (process.memoryUsage.rss() > megabytes * 1_000_000) process.kill(process.pid, "SIGKILL");
}, 5).unref();

// It is drawn at the size that is shown, however many pixels it says to have.
const picture = await sharp(await buffer(process.stdin), { limitInputPixels: false })
  .resize({ width: side, height: side, fit: "inside" })
  .webp({ nearLossless: true, quality: 20 })
  .toBuffer();
process.stdout.write(picture);
