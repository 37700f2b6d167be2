import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { foreignRequests } from "./foreign-requests.ts";
import { fontsOf } from "./page-fonts.ts";
import { earlyScripts, scriptsOf } from "./page-scripts.ts";

const face = (file: string, range: string) =>
  `@font-face{font-family:A;src:url(${file})format("woff2");unicode-range:${range}}`;
const styles = `<style data-own>${face("/latin.woff2", "U+20-7E")}${face("/accents.woff2", "U+C0-D6,U+E9")}${face("/urdu.woff2", "U+6??")}</style>`;

test("a page's fonts are those whose ranges have a character of its text; attributes and scripts are no text", () => {
  expect([...fontsOf(`${styles}<p title="é">Delhi</p><script>"سری"</script>`)]).toEqual(["/latin.woff2"]);
  expect([...fontsOf(`${styles}<p>Café <b>سری</b></p>`)]).toEqual(["/latin.woff2", "/accents.woff2", "/urdu.woff2"]);
});

const manifest: Manifest = {
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
  const list = scriptsOf(manifest, { address: "/events", routeIds: ["0", "app/pages/events/events-page.tsx"] });
  expect([...list]).toEqual(["/enter.js", "/events.js", "/shared.js", "/load.js", "/offline.js"]);
  const routeIds = ["app/pages/events/events-page.tsx", "app/pages/events/event/event-route.tsx"];
  const event = scriptsOf(manifest, { address: "/events/agra-2025", routeIds });
  const own = ["/event.js", "/load.js", "/agra.js", "/offline.js"];
  expect([...event]).toEqual(["/enter.js", "/events.js", "/shared.js", ...own]);
});

test.each([
  { missing: "app/enter.client.tsx", named: "app/enter.client.tsx" },
  { missing: "app/pages/events/event/event-route.tsx", named: "app/pages/events/event/event-route.tsx" },
  { missing: "app/offline/start-offline-reading.ts", named: "app/offline/start-offline-reading.ts" },
  { missing: "content:event/agra-2025", named: "no module of its content" },
])("scripts are not weighed without $missing", ({ missing, named }) => {
  const { [missing]: _, ...others } = manifest;
  const page = { address: "/events/agra-2025", routeIds: ["app/pages/events/event/event-route.tsx"] };
  expect(() => scriptsOf(others, page)).toThrow(named);
});

test("scripts that come before the load event are those that the HTML names", () => {
  expect(earlyScripts('<script data-entry="/a.js">x</script>')).toEqual([]);
  const html =
    '<script src="/a.js"></script><link rel="modulepreload" href="/b.js"/><link rel="preload" as="script" href="/c.js"/>';
  expect(earlyScripts(html)).toEqual(["/a.js", "/b.js", "/c.js"]);
});

test("a request of another site's is found, except links to follow and a frame that waits", () => {
  const quiet =
    '<a href="https://a.example/">a</a><link rel="canonical" href="https://site.example/"/><noscript><iframe src="https://film.example/"></iframe></noscript><img src="/a.svg"/>';
  expect(foreignRequests(quiet)).toEqual([]);
  const loud =
    '<style>a{b:url(//c.example/d.png)}</style><img src="/a.svg" srcSet="/a.avif 1w, https://img.example/a.avif 2w"/><link rel="preconnect" href="https://fonts.example"/><iframe loading="lazy" src="https://film.example/"></iframe>';
  expect(foreignRequests(loud)).toEqual([
    "https://img.example/a.avif 2w",
    "https://fonts.example",
    "https://film.example/",
    "//c.example/d.png",
  ]);
});
