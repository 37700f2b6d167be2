import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { builtServer } from "./server-process.ts";

const options = builtServer(".").slice(0, -1);

test("npm start, the container and the guide give Node the options with which the server is measured", async () => {
  expect(options).not.toEqual([]);
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  expect(scripts.start).toBe(`node ${options.join(" ")} tools/start.mjs`);
  const words = ["node", ...options, "build/server/main.js"].map((word) => JSON.stringify(word));
  expect(await readFile("Dockerfile", "utf8")).toContain(`CMD [${words.join(", ")}]`);
  expect(await readFile("docs/deploying.md", "utf8")).toContain(`node ${options.join(" ")} build/server/main.js`);
});
