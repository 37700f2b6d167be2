import { expect, test } from "vitest";
import { trustedTypePolicies } from "../catalogue/trusted-types.ts";
import { startEntryScript } from "./early-script.ts";

test("the early script, which can use nothing from outside, names the policy that the page allows", () => {
  expect(String(startEntryScript)).toContain(`"${trustedTypePolicies.entry}"`);
});
