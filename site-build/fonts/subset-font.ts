import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The parts of a font that its subset keeps. */
export type SubsetOptions = {
  characters: string;
  /** Glyphs to keep by their number; when given, layout rules bring in no further ones. */
  glyphs?: ReadonlySet<number>;
  /** The OpenType layout features to keep, by tag; without it HarfBuzz's own choice: all that scripts need. */
  features?: readonly string[];
  /** Each axis pinned to one value or narrowed to a range; one that is not named stays whole. */
  axes: Readonly<Record<string, number | readonly [min: number, max: number]>>;
};

/**
 * HarfBuzz's C interface for subsetting, as compiled to WebAssembly: pointers, tags and glyphs are numbers.
 * Documented at https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
type HarfBuzz = { memory: WebAssembly.Memory; _initialize(): void } & Record<
  | "malloc"
  | `hb_blob_${"create" | "get_data" | "get_length"}`
  | `hb_face_${"create" | "reference_blob"}`
  | `hb_set_${"add" | "clear"}`
  | `hb_subset_input_${"create_or_fail" | "glyph_set" | "set" | "set_flags" | "unicode_set"}`
  | `hb_subset_input_${"pin_axis_location" | "set_axis_range"}`
  | "hb_subset_or_fail",
  (...values: number[]) => number
>;

/** Constants of HarfBuzz's headers `hb-blob.h` and `hb-subset.h`. */
const writableMemory = 2;
const layoutFeatureSet = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

let compiling: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")),
  );
}

/**
 * Makes a subset of a font with HarfBuzz's subsetter. Calls its C interface, because no library has an option for glyphs. Each
 * call has its own WebAssembly instance, so its memory needs no `free`.
 *
 * @param font a TrueType font, unpacked
 * @throws Error when HarfBuzz cannot read the font, or the font lacks an axis that is named
 */
export async function subsetFont(font: Uint8Array, options: SubsetOptions): Promise<Uint8Array> {
  compiling ??= compile();
  const { exports } = await WebAssembly.instantiate(await compiling);
  const hb = exports as HarfBuzz;
  hb._initialize();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, writableMemory, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  keepText(hb, input, options);
  keepAxes(hb, input, face, options.axes);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("HarfBuzz could not make the smaller font.");
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

function keepText(hb: HarfBuzz, input: number, { characters, glyphs, features }: Omit<SubsetOptions, "axes">) {
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0);
  add(hb.hb_subset_input_unicode_set(input), codePoints);
  if (glyphs) add(hb.hb_subset_input_glyph_set(input), glyphs);
  if (features) {
    const featureSet = hb.hb_subset_input_set(input, layoutFeatureSet);
    hb.hb_set_clear(featureSet);
    add(featureSet, features.map(tagNumber));
  }
  hb.hb_subset_input_set_flags(input, noHinting | (glyphs ? noLayoutClosure : 0));
}

function keepAxes(hb: HarfBuzz, input: number, face: number, axes: SubsetOptions["axes"]) {
  for (const [axis, wanted] of Object.entries(axes)) {
    const tag = tagNumber(axis);
    // NaN leaves the axis's own initial value where it is.
    const done =
      typeof wanted === "number"
        ? hb.hb_subset_input_pin_axis_location(input, face, tag, wanted)
        : hb.hb_subset_input_set_axis_range(input, face, tag, ...wanted, Number.NaN);
    if (!done) throw new Error(`The font has no axis ${axis}, or none that reaches ${wanted}.`);
  }
}

/** The number that HarfBuzz knows an OpenType tag of four letters by. */
function tagNumber(tag: string): number {
  return Buffer.from(tag).readUInt32BE();
}
