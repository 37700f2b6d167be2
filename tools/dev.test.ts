import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";

function develop(words: string[], port: string) {
  const { status, stderr } = spawnSync(process.execPath, ["tools/dev.ts", ...words], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });
  return { status, lines: stderr.trimEnd().split("\n") };
}

test("a port that is taken, one that is none and an unknown flag are told in a sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sentence = `Port ${port} is taken: stop what uses it, or choose another, PORT=${port + 1} npm run dev`;
  expect(develop([], String(port))).toEqual({ status: 1, lines: [sentence] });
  taken.close();
  const wrong = 'PORT is "eighty": write a number from 1 to 65535, such as PORT=3001';
  expect(develop([], "eighty")).toEqual({ status: 1, lines: [wrong] });
  expect(develop(["--fast"], "3000")).toEqual({ status: 1, lines: ["error: unknown option '--fast'"] });
});
