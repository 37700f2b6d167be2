import type { CmsConfig } from "@sveltia/cms";
import { build } from "vite";

/**
 * The settings of the editor's page. `backend` is the Git host of the content; null means the content folder of this computer.
 */
export type EditorSettings = { productName: string; backend: CmsConfig["backend"] | null };

/** Builds the editor's page, for this computer or for a Git host. @returns its files by their names */
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
      // Packages for fields with code and maps, which the content does not have. They would be loaded only for such a field.
      rolldownOptions: { external: [/^@shikijs\//, "leaflet", /^terra-draw/] },
      // The package of Sveltia CMS is one large file.
      chunkSizeWarningLimit: 4000,
    },
  });
  if (!("output" in built)) throw new TypeError("Vite returned no files of the editor's page.");
  const files = built.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const);
  return new Map([...files, ["settings.json", JSON.stringify(settings)]]);
}
