import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { listen, readPort, usualPorts } from "./development/listen.ts";

test("a port that is taken and one that is none end the process with a sentence", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sentence = `Port ${port} is taken: stop what uses it, or choose another, PORT=${port + 1} npm run dev`;
  await expect(listen([port], "dev")).rejects.toThrow("exit code 1");
  taken.close();
  const wrong = 'PORT is "eighty": write a number from 1 to 65535, such as PORT=3001';
  expect(() => readPort("eighty")).toThrow("exit code 1");
  expect(log.mock.calls).toEqual([[sentence], [wrong]]);
  expect(readPort("3001")).toBe(3001);
  exit.mockRestore();
  log.mockRestore();
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
