import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { compiledCode } from "../../tests/support/compiled-code.ts";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { bundleServer } from "./bundle-server.ts";

let build: Awaited<ReturnType<typeof createTestBuild>>;
beforeAll(async () => {
  build = await createTestBuild();
  await bundleServer(build.folder);
});
afterAll(() => build.remove());

test("a Node that is too old is told in one sentence, with the way to the pinned one", () => {
  const old = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
  const words = ["--import", old, path.join(build.folder, "server/main.js")];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: build.root, encoding: "utf8" });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "Node 20.20.2 is too old: this site needs Node 24, which `npm ci` puts into node_modules/.bin/node.\n",
  });
});

test.each(["SQLite", "PostgreSQL"])(
  "A-1 R-8 the bundled server serves site and API without packages, on %s",
  async (kind) => {
    const own = kind === "SQLite" ? {} : { DATABASE_URL: await createPostgresDatabase() };
    const child = spawn(process.execPath, [path.join(build.folder, "server/main.js")], {
      cwd: build.root,
      env: { ...compiledCode, PORT: "0", HOST: "127.0.0.1", ...own },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface(child.stdout);
    const port = await new Promise<number>((resolve) =>
      lines.on("line", (line) => {
        const said = JSON.parse(line);
        if (said.msg === "listening") resolve(said.port);
      }),
    );
    expect((await sendRequest(port, "/events")).status).toBe(200);
    expect((await sendRequest(port, "/nope")).status).toBe(404);
    const partners = await sendRequest(port, "/api/partners");
    expect(JSON.parse(partners.text).hosts).toMatchObject([{ name: "Namuna Town Hall" }]);
    // By way of Hono's adapter, which must not answer once more.
    expect((await sendRequest(port, "/api/partners?x")).text).toBe(partners.text);
    const description = JSON.parse((await sendRequest(port, "/api/openapi.json")).text);
    expect(description.servers).toEqual([{ url: "/api" }]);
    child.kill("SIGKILL");
  },
);
