import path from "node:path";
import { build } from "vite";

/**
 * Writes the server as JavaScript with all that it needs of the packages: started from its sources it takes half as much
 * memory again. `server/main.js` is what is started.
 *
 * @param folder the folder of the build; the server comes into `server/` below it
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
