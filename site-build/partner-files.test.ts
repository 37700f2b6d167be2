import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { samplePartner } from "../api/partners/sample-partner.fixture.ts";
import { writePartnerFiles } from "./partner-files.ts";

const own = { apiAddress: "/api", partnerLogoHosts: [] };

test.each([
  ["only a database knows them", "database", own],
  ["pages ask another server", "content", { ...own, apiAddress: "https://api.example/api" }],
] as const)("A-4 the partners are no file where %s", async (_what, partnersFrom, logoSources) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "partner-files-"));
  const facts = { partnersFrom, contentPartners: [samplePartner()], logoSources };
  expect(await writePartnerFiles(folder, facts)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
