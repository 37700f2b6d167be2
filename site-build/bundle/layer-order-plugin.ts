import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The style sheet that declares the cascade layers in their order (https://www.w3.org/TR/css-cascade-5/#layering). */
const declaringSheet = "app/styles/site.css";

/** A statement that names layers. */
export const layerStatement = /@layer [\w-]+(?:,\s*[\w-]+)*;/;

/**
 * Begins every style sheet with the order of the cascade layers: whichever of a page's sheets comes first on a patchy
 * connection, its layers get their place by it. The bundler itself leaves the statement out of the one sheet that has it.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: "layer-order",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const [order] = layerStatement.exec(await readFile(declaringSheet, "utf8")) ?? [];
        if (order === undefined) throw new Error(`${declaringSheet} does not declare the order of the cascade layers.`);
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = order.replaceAll(", ", ",") + file.source;
        }
      },
    },
  };
}
