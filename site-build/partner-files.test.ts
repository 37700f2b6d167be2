import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PartnerEntry } from "../catalogue/partner-schemas.ts";
import { writePartnerFiles } from "./partner-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partner-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const partner = (own: Partial<PartnerEntry>): PartnerEntry => ({
  name: "Namuna Town Hall",
  category: "hosts",
  logo: "/images/partners/namuna.svg",
  website: "https://namuna.example",
  ...own,
});

const picture = async (image: string) => ({ src: `/assets/${path.basename(image)}.webp`, width: 9, height: 9 });

const read = async (name: string) => JSON.parse(await readFile(path.join(folder, "api", name), "utf8"));

test("A-1 A-2 the responses have all four categories in the content's order, and the URLs of published logos", async () => {
  const logo = "https://cdn.example/hall.svg";
  const partners = [partner({}), partner({ category: "supporters", logo }), partner({ name: "ABC" })];
  const rewrites = await writePartnerFiles(folder, { site: { apiAddress: "/api" }, partners }, picture);
  const shown = { name: "Namuna Town Hall", website: "https://namuna.example" };
  const answer = {
    supporters: [{ _id: "33f8d302253131ec", ...shown, logo }],
    hosts: [
      { _id: "20414ab482b4cd3f", ...shown, logo: "/assets/namuna.svg.webp" },
      { _id: "3abf48509cf2c2c7", ...shown, name: "ABC", logo: "/assets/namuna.svg.webp" },
    ],
    "media-partners": [],
    "community-partners": [],
  };
  expect(await read("partners.json")).toEqual(answer);
  for (const [category, list] of Object.entries(answer))
    expect(await read(`partners/category/${category}.json`)).toEqual(list);
  expect(rewrites).toContainEqual({ from: "/api/partners", to: "/api/partners.json" });
  expect(rewrites).toContainEqual({
    from: "/api/partners/category/media-partners",
    to: "/api/partners/category/media-partners.json",
  });
});

test("A-3 no responses are written if pages call the API of another server", async () => {
  const site = { apiAddress: "https://api.example/api" };
  expect(await writePartnerFiles(folder, { site, partners: [partner({})] }, picture)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
