import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("an address that is another machine's is said to be none of this one's", async () => {
  await expect(listen(createServer(), { port: 0, host: "192.0.2.1" })).rejects.toThrow(
    'HOST: "192.0.2.1" is not an address of this machine: write ',
  );
});
