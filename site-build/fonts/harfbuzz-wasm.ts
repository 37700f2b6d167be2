import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/**
 * The part of HarfBuzz's C interface for subsetting that is called here; pointers, tags and glyphs are numbers.
 * Documented at https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
export type HarfBuzz = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    initial: number,
  ): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

let loading: Promise<HarfBuzz> | undefined;

/** HarfBuzz's subsetter, loaded once. */
export function harfBuzz(): Promise<HarfBuzz> {
  loading ??= load();
  return loading;
}

async function load(): Promise<HarfBuzz> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const hb = instance.exports as HarfBuzz;
  hb._initialize();
  return hb;
}
