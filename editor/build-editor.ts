import type { CmsConfig } from "@sveltia/cms";
import { build } from "vite";

/** Whose content it is, and the Git host that keeps it; null for the content folder of this computer. */
export type EditorSettings = { productName: string; backend: CmsConfig["backend"] | null };

/** The files of the editor's page by their names: the same page for this computer and for a host. */
export async function buildEditor(settings: EditorSettings): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: "editor/page",
    base: "./",
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2024",
      modulePreload: { polyfill: false },
      // What colours code and draws maps, fields that no content has: they would be fetched where one is shown.
      rolldownOptions: { external: [/^@shikijs\//, "leaflet", /^terra-draw/] },
      // Nearly all of it is Sveltia CMS, which comes in one piece.
      chunkSizeWarningLimit: 4000,
    },
  });
  if (!("output" in built)) throw new TypeError("The bundler watches the editor's page, which nobody has asked for.");
  const files = built.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const);
  return new Map([...files, ["settings.json", JSON.stringify(settings)]]);
}
