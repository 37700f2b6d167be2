import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { pageAssets, pageScripts } from "./page-assets.ts";

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

const scripts: Manifest = {
  "app/enter.client.tsx": {
    file: "enter.js",
    dynamicImports: [
      "app/pages/events/events-page.tsx",
      "app/pages/events/event/event-route.tsx",
      "app/pages/events/load.ts",
    ],
  },
  "app/pages/events/events-page.tsx": { file: "events.js", imports: ["_shared.js", "app/enter.client.tsx"] },
  "app/pages/events/event/event-route.tsx": { file: "event.js", imports: ["app/pages/events/events-page.tsx"] },
  "app/pages/events/load.ts": { file: "load.js" },
  "_shared.js": { file: "shared.js" },
  "content:event/agra-2025": { file: "agra.js" },
  "app/offline/start-offline-reading.ts": { file: "offline.js" },
};

test("a page's scripts are the entry, its routes' modules and loaders, its content, and what follows in idle time", () => {
  const list = pageScripts(scripts, { address: "/events", routeIds: ["0", "app/pages/events/events-page.tsx"] });
  expect([...list]).toEqual(["/enter.js", "/events.js", "/shared.js", "/load.js", "/offline.js"]);
  const routeIds = ["app/pages/events/events-page.tsx", "app/pages/events/event/event-route.tsx"];
  const event = pageScripts(scripts, { address: "/events/agra-2025", routeIds });
  const own = ["/event.js", "/load.js", "/agra.js", "/offline.js"];
  expect([...event]).toEqual(["/enter.js", "/events.js", "/shared.js", ...own]);
});

test.each([
  { missing: "app/enter.client.tsx", named: "app/enter.client.tsx" },
  { missing: "app/pages/events/event/event-route.tsx", named: "app/pages/events/event/event-route.tsx" },
  { missing: "app/offline/start-offline-reading.ts", named: "app/offline/start-offline-reading.ts" },
  { missing: "content:event/agra-2025", named: "no module of its content" },
])("scripts are not weighed without $missing", ({ missing, named }) => {
  const { [missing]: _, ...others } = scripts;
  const page = { address: "/events/agra-2025", routeIds: ["app/pages/events/event/event-route.tsx"] };
  expect(() => pageScripts(others, page)).toThrow(named);
});
