import { expect, test } from "vitest";
import { z } from "zod";
import { eventUuid } from "./event-uuid.ts";

test("an event's id gives a UUID of version 5, as other programs make it too", () => {
  expect(eventUuid("madurai-2025")).toBe("980f6769-2227-5472-b8f2-f9058004f7fe");
  expect(z.uuid({ version: "v5" }).safeParse(eventUuid("trichy-2025")).success).toBe(true);
  expect(eventUuid("madurai-2026")).not.toBe(eventUuid("madurai-2025"));
});
