import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { mapSize } from "../../app/pages/home/map-projection.ts";
import { colourReader, type Scheme } from "../../app/styles/contrast.ts";
import { passErrors } from "../pass-errors.ts";
import { assetName } from "../pictures/picture-asset.ts";
import { indiaOutline } from "./india-outline.ts";
import { outlineDrawing } from "./outline-drawing.ts";
import { ringsPath } from "./path-rings.ts";

type MapOutlineOptions = {
  /** The style sheet with the site's colours, of which the drawing takes `--land` and `--land-edge`. */
  tokens: string;
};

const moduleName = "map:india-outline";
const resolvedName = `\0${moduleName}`;

/** Where the drawing is served while developing. */
const developingAddress = "/map/india-outline.svg";

/**
 * Vite plugin: gives the site the outline of India as the module of `virtual-modules.d.ts`, drawn anew on each build. The
 * file's name is made from its content, so that the site's bundle and the renderer's agree on it; while developing it has
 * a fixed address.
 */
export function mapOutlinePlugin({ tokens }: MapOutlineOptions): Plugin {
  let developing = false;
  let outline: string | undefined;
  const drawing = async () => {
    outline ??= ringsPath(indiaOutline());
    return drawnWith(outline, await readFile(tokens, "utf8"));
  };
  return {
    name: "map-outline",
    configResolved: ({ command }) => {
      developing = command === "serve";
    },
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    async load(id) {
      if (id !== resolvedName) return null;
      if (developing) return moduleWith(developingAddress);
      const source = await drawing();
      const hash = createHash("sha256").update(source).digest("base64url");
      const fileName = assetName("india-outline", hash, ".svg");
      this.emitFile({ type: "asset", fileName, source });
      return moduleWith(`/${fileName}`);
    },
    configureServer: ({ middlewares }) => {
      const answer = passErrors(async (_request, response) => {
        const source = await drawing();
        response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
      middlewares.use(developingAddress, answer);
    },
  };
}

function moduleWith(address: string): string {
  return `export const indiaOutlineAddress = ${JSON.stringify(address)};`;
}

/** The drawing in the colours of the site's style sheet. */
function drawnWith(outline: string, styleSheet: string): string {
  const colour = colourReader(styleSheet);
  const coloursIn = (scheme: Scheme) => ({ land: colour("--land", scheme), edge: colour("--land-edge", scheme) });
  return outlineDrawing({
    path: outline,
    size: mapSize,
    colours: { light: coloursIn("light"), dark: coloursIn("dark") },
  });
}
