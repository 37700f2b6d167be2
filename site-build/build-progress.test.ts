import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { buildProgress } from "./build-progress.ts";

test.each([
  { where: "on a terminal a bar says", isTTY: true, shown: /█+░+ Compressing them …/ },
  { where: "in a log a line says", isTTY: false, shown: /^Making the pages …\nCompressing them …\n$/ },
])("$where which step a build is at", async ({ isTTY, shown }) => {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  const progress = buildProgress(3, stream);
  progress.begin("Making the pages");
  progress.begin("Compressing them");
  progress.stop();
  stream.end();
  expect(await text(stream)).toMatch(shown);
});
