import { expect, test } from "vitest";
import { serialNumber } from "./serial-number.ts";

test("a ticket's number is its event's day", () => {
  expect(serialNumber("2025-09-28 10:00")).toBe("No. 28092025");
  expect(serialNumber("2025-10-01 14:00")).toBe("No. 01102025");
});
