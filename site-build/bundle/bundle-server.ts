import path from "node:path";
import { build } from "vite";

/**
 * Bundles the server and the packages that it needs into `server/main.js`. Started from its sources, it would use half as much
 * memory again.
 *
 * @param folder the folder of the build; the server is written to `server/` below it
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Node's own builds of the packages, not those for browsers.
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: true,
      target: "node24",
      outDir: path.join(folder, "server"),
      emptyOutDir: true,
      rolldownOptions: {
        input: "server/main.ts",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
}
