/** A value of which any part may be lacking. */
export type SoundParts<Value> = Value extends readonly (infer Item)[]
  ? (SoundParts<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: SoundParts<Value[Key]> | undefined }
    : Value;

/**
 * What remains of a value when the parts with mistakes are taken out, so that one mistake does not hide the others:
 * the checks across files go on with the rest.
 *
 * @param wrong the paths of the parts with mistakes
 */
export function soundParts<Value>(value: unknown, wrong: readonly PropertyKey[][]): SoundParts<Value> | undefined {
  if (wrong.some((path) => path.length === 0)) return undefined;
  const rest = structuredClone(value);
  for (const path of wrong) {
    const owner = path.slice(0, -1).reduce<unknown>((node, key) => (node as Part | undefined)?.[key], rest);
    if (owner) (owner as Part)[path.at(-1) as PropertyKey] = undefined;
  }
  return rest as SoundParts<Value>;
}

type Part = Record<PropertyKey, unknown>;
