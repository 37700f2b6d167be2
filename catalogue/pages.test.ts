import { glob } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { pageModule, pageNames, pagePaths, pages, pathsWith } from "./pages.ts";

test("the list of pages and the folders below app/pages/ match", async () => {
  const modules = await Array.fromAsync(glob("app/pages/*/*-page.tsx"));
  expect(modules.map((file) => file.split(path.sep).join("/")).sort()).toEqual(pageNames.map(pageModule).sort());
});

test("no two pages have the same path or name", () => {
  const names = Object.values(pages).map(({ name }) => name());
  expect(new Set(pagePaths()).size).toBe(pagePaths().length);
  expect(new Set(names).size).toBe(names.length);
});

test("H-3 H-4 F-1 X-9 header, menu and footer link to Home, Events and Partners, and the footer also to Landing", () => {
  expect(pathsWith("inNavigation")).toEqual(["/", "/events", "/partners"]);
  expect(pathsWith("inFooter")).toEqual(["/landing"]);
});

test("X-1 the sitemap has Home, Events, Partners and Landing, and the first two change with the events", () => {
  expect(pathsWith("inSitemap")).toEqual(expect.arrayContaining(["/", "/events", "/partners", "/landing"]));
  expect(pathsWith("showsEvents")).toEqual(expect.arrayContaining(["/", "/events"]));
});
