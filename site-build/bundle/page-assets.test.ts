import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { pageAssets } from "./page-assets.ts";

const manifest: Manifest = {
  "app/enter.client.tsx": { file: "assets/enter.js", css: ["assets/site.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["app/enter.client.tsx"] },
  "app/pages/home/home-page.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["_shared.js"] },
};

test("a page needs the entry's style sheets and its own, those of imports first, each once", () => {
  expect(pageAssets(manifest, ["0", "app/pages/home/home-page.tsx"])).toEqual({
    entry: "assets/enter.js",
    styles: ["assets/shared.css", "assets/site.css", "assets/home.css"],
  });
});

test("a route id that names no module of the bundle stops the build", () => {
  expect(() => pageAssets(manifest, ["app/pages/gone.tsx"])).toThrow(
    "app/routes.tsx names the module app/pages/gone.tsx",
  );
});

test("a manifest without the entry stops the build", () => {
  expect(() => pageAssets({}, [])).toThrow("app/enter.client.tsx");
});
