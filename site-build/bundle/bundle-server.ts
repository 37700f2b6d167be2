import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { describeApi } from "../../api/openapi-document.ts";
import { apiBasePath } from "../../server/create-server.ts";
import { neededNode, nodeMistake } from "../../server/node-version.mjs";

/**
 * What is started: says in a sentence where Node is too old even to read the server's code, else runs that.
 */
const entry = `const mistake = (${nodeMistake})(${neededNode}, process.versions.node);
if (mistake) {
  console.error(mistake);
  process.exitCode = 1;
} else await import("./site-server.js");
`;

/**
 * Writes the server as JavaScript with all that it needs of the packages, and the API's description for it: started from
 * its sources it takes half as much memory again. `server/main.js` is what is started. Beside it lies the program that draws
 * the logos which a database of an earlier version has kept as drawings: that alone takes a package (sharp), from `node_modules`.
 *
 * @param folder the folder of the build; the server comes into `server/` below it
 */
export async function bundleServer(folder: string): Promise<void> {
  await writeFile(path.join(folder, "openapi.json"), describeApi(apiBasePath));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Not the types' validation library of the browser, but Node's own builds of the packages.
    ssr: { noExternal: true, external: ["sharp"], target: "node" },
    build: {
      ssr: true,
      target: `node${neededNode}`,
      outDir: path.join(folder, "server"),
      emptyOutDir: true,
      rolldownOptions: {
        // A driver in C that `pg` would take if somebody had installed it.
        external: ["pg-native", "sharp"],
        input: { "site-server": "server/main.ts", "draw-logo-program": "api/logos/draw-logo-program.ts" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  await writeFile(path.join(folder, "server/main.js"), entry);
}
