import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listen, usualPorts } from "./development/listen.ts";

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

test("where nobody has chosen a port, the next free one is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { http, answerWith, port: found } = await listen([port, 0], "organise");
  answerWith((_request, response) => response.end("here"));
  expect(found).not.toBe(port);
  expect(await (await fetch(`http://127.0.0.1:${found}`)).text()).toBe("here");
  expect(usualPorts.slice(0, 2)).toEqual([3000, 3001]);
  http.close();
  taken.close();
});
