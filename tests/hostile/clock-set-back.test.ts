import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../api/database/open-database.ts";
import { addPartner } from "../../api/partners/change-partners.ts";
import { samplePartner } from "../../api/partners/sample-partner.fixture.ts";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

const hourMs = 3_600_000;

afterEach(() => void vi.restoreAllMocks());

test("a clock that is set back by an hour while the server runs keeps no list of partners, and no duration is negative", async () => {
  const clock = vi.spyOn(Date, "now");
  const served = await startAttackedServer();
  const namesNow = async () => {
    const { hosts } = JSON.parse((await sendRequest(served.port, "/api/partners")).text);
    return hosts.map(({ name }: { name: string }) => name);
  };
  expect(await namesNow()).not.toContain("After");
  clock.mockReturnValue(Date.now() - hourMs);
  const file = path.join(served.folder, "../partners.sqlite");
  await using database = await openDatabase({ kind: "sqlite", file }, () => {});
  await addPartner(database, samplePartner({ name: "After" }));
  await vi.waitFor(async () => expect(await namesNow()).toContain("After"), { timeout: 20_000 });
  const durations = served.lines.flatMap(({ durationMs }) => (typeof durationMs === "number" ? [durationMs] : []));
  expect(Math.min(...durations)).toBeGreaterThanOrEqual(0);
  await served.stop();
});
