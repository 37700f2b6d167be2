import { copyFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

let served: Awaited<ReturnType<typeof startAttackedServer>>;
let file: string;
beforeEach(async () => {
  served = await startAttackedServer();
  file = path.join(served.folder, "../partners.sqlite");
});
afterEach(() => served.stop());

const statusOf = async (address: string) => (await sendRequest(served.port, address)).status;

test.each<[string, () => Promise<void>, RegExp]>([
  [
    "deleted",
    () => rm(file),
    /partners\.sqlite is no longer there, and what was opened is another: start the server again$/,
  ],
  [
    "replaced by another, as good as it was",
    async () => {
      await copyFile(file, `${file}.new`);
      await rename(`${file}.new`, file);
    },
    /partners\.sqlite was replaced, and what was opened is another: start the server again$/,
  ],
])(
  "a database whose file is %s is not ready, and the log says why; visitors still get the list",
  async (_how, change, reason) => {
    expect(await statusOf("/api/readyz")).toBe(200);
    await change();
    const answer = await sendRequest(served.port, "/api/readyz");
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text).code).toBe("database-unavailable");
    expect(answer.text).not.toContain(".sqlite");
    const err = expect.objectContaining({ message: expect.stringMatching(reason) });
    expect(served.lines).toContainEqual(expect.objectContaining({ level: 50, err }));
    expect(await statusOf("/api/healthz")).toBe(200);
    expect(await statusOf("/api/partners")).toBe(200);
  },
);
