import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecordedLog } from "../../api/http/recorded-log.fixture.ts";
import { dropLogEveryMs } from "../limits.ts";
import { createDropLog } from "./drop-log.ts";

const reason = "one address has as many connections as it may";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a flood costs the log a line at once, and one every few seconds with how many there were", () => {
  const { log, lines } = createRecordedLog();
  const tellDrop = createDropLog(log);
  for (let index = 0; index < 1_000; index += 1) tellDrop(reason, `192.0.2.${index % 250}`);
  tellDrop("every connection that the server takes is in use", undefined);
  vi.advanceTimersByTime(10 * dropLogEveryMs);
  tellDrop(reason, "192.0.2.7");
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: "connections were dropped", reason, count: 1, address: "192.0.2.0" }),
    expect.objectContaining({ count: 1, reason: "every connection that the server takes is in use" }),
    expect.objectContaining({ reason, count: 999, address: "192.0.2.249" }),
    expect.objectContaining({ reason, count: 1, address: "192.0.2.7" }),
  ]);
});
