import { brotliCompressSync } from "node:zlib";
import { build, createServer, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { mapOutlinePlugin } from "./map-outline-plugin.ts";

const entry = `import { indiaOutlineAddress } from "map:india-outline"; console.log(indiaOutlineAddress);`;

const plugins = [
  mapOutlinePlugin({ tokens: "app/styles/tokens.css" }),
  {
    name: "entry",
    resolveId: (id: string) => (id === "entry" ? "\0entry" : null),
    load: (id: string) => (id === "\0entry" ? entry : null),
  },
];

async function buildSite({ ssr }: { ssr: boolean }) {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins,
    build: { write: false, ssr, emitAssets: !ssr, assetsInlineLimit: 0, rolldownOptions: { input: "entry" } },
  });
  const files = (output as Rolldown.RolldownOutput).output;
  return {
    code: files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("\n"),
    assets: files.flatMap((file) => (file.type === "asset" ? [file] : [])),
  };
}

test("HM-3 the built site has the drawing under a name made from its content, and the renderer names the same", async () => {
  const { code, assets } = await buildSite({ ssr: false });
  expect(assets).toHaveLength(1);
  const name = assets[0]?.fileName;
  expect(name).toMatch(/^assets\/india-outline-[\w-]{8}\.svg$/);
  expect(code).toContain(`/${name}`);
  const renderer = await buildSite({ ssr: true });
  expect(renderer.code).toContain(`/${name}`);
  expect(renderer.assets).toEqual([]);
});

test("HM-3 the drawing is at most 4 KB as a browser fetches it", async () => {
  const { assets } = await buildSite({ ssr: false });
  const source = assets[0]?.source ?? "";
  expect(source).toMatch(/^<svg .*<\/svg>$/);
  expect(brotliCompressSync(source).length).toBeLessThan(4 * 1024);
});

test("HM-3 while developing the drawing is served where the module says", async () => {
  const server = await createServer({ configFile: false, logLevel: "silent", server: { port: 0, ws: false }, plugins });
  try {
    await server.listen();
    const { indiaOutlineAddress } = await server.ssrLoadModule("map:india-outline");
    const answer = await fetch(new URL(indiaOutlineAddress, server.resolvedUrls?.local[0]));
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await answer.text()).toMatch(/^<svg /);
  } finally {
    await server.close();
  }
});
