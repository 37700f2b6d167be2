import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { serveDevelopment } from "./development/development-server.ts";

test("a port in use and an invalid port are refused with a message", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  await expect(serveDevelopment({ content: "tests/content", port: String(port) })).rejects.toThrow(
    `Port ${port} is already in use: stop the program that uses it, or set another, such as PORT=3001`,
  );
  taken.close();
  await expect(serveDevelopment({ content: "tests/content", port: "eighty" })).rejects.toThrow(
    'PORT is "eighty": write a number from 1 to 65535, such as PORT=3001',
  );
});
