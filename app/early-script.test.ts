import { expect, test } from "vitest";
import { startEntryScript } from "./early-script.ts";
import { trustedTypePolicies } from "./trusted-types.ts";

test("the early script, which can use nothing from outside, names the policy that the page allows", () => {
  expect(String(startEntryScript)).toContain(`"${trustedTypePolicies.entry}"`);
});
