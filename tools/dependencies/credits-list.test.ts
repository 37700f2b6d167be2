import { expect, test } from "vitest";
import { withPackages } from "./credits-list.ts";

const begin = "<!-- packages: written by `npm run credits` -->";
const end = "<!-- end of packages -->";
const locked = {
  "node_modules/react": { version: "19.3.1", license: "MIT", dev: true },
  "node_modules/zod": { version: "4.6.7", license: "MIT" },
  "node_modules/hono": { version: "4.13.19", license: "MIT" },
  "node_modules/vite": { version: "8.3.8", license: "MIT", dev: true },
  "node_modules/hono/node_modules/zod": { version: "4.6.7", license: "MIT" },
  "node_modules/windows-only": { version: "1.0.0", license: "MIT", optional: true },
};

test("the credits list what visitors get and what the server loads, once each and in order, and keep all else", () => {
  const credits = withPackages(`Before\n${begin}\nold\n${end}\nafter\n`, locked, ["react", "zod"]);
  expect(credits.startsWith(`Before\n${begin}\n`)).toBe(true);
  expect(credits.endsWith(`${end}\nafter\n`)).toBe(true);
  expect(credits.match(/^(- .*|.*:)$/gm)).toEqual([
    "In visitors' browsers (with their licences' texts on the site's `/licences.txt`):",
    "- react 19.3.1 (MIT)",
    "- zod 4.6.7 (MIT)",
    "On the server:",
    "- hono 4.13.19 (MIT)",
    "- zod 4.6.7 (MIT)",
  ]);
  expect(withPackages(credits, locked, ["react", "zod"])).toBe(credits);
});

test("credits without the marks are refused", () => {
  expect(() => withPackages("Nothing is marked.", locked, [])).toThrow(/docs\/credits\.md needs/);
});
