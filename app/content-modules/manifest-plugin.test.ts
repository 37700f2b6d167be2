import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogue } from "../../catalogue/read-catalogue.server.ts";
import { manifestText } from "./manifest-plugin.ts";

test("P-2 the manifest has the configured name, and icons that exist", async () => {
  const { site } = await readCatalogue("content");
  const { short_name, icons } = JSON.parse(manifestText(site));
  expect(short_name).toBe(site.productName);
  for (const { src } of icons) expect(existsSync(`app/public${src}`), src).toBe(true);
});
