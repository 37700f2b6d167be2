import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { manifestText } from "./web-manifest.ts";

test("P-2 the manifest has the configured name, and icons that exist", async () => {
  const { site } = testCatalogue;
  const { short_name, icons } = JSON.parse(manifestText(site));
  expect(short_name).toBe(site.productName);
  for (const { src } of icons) expect(existsSync(`app/public${src}`), src).toBe(true);
});
