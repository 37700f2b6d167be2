/** Stands for a picture below `content/images/` until the module that shows it is written. */
export class PictureReference {
  readonly image: string;

  constructor(image: string) {
    this.image = image;
  }
}

/**
 * The source of a module with the given exports, in which every picture has been replaced by what `resolve` knows of it.
 */
export async function moduleSource(
  exports: Record<string, unknown>,
  resolve: (image: string) => Promise<unknown>,
): Promise<string> {
  const pictures = new Map<string, Promise<unknown>>();
  JSON.stringify(exports, (_key, value) => {
    if (value instanceof PictureReference && !pictures.has(value.image))
      pictures.set(value.image, resolve(value.image));
    return value;
  });
  const resolved = new Map(
    await Promise.all([...pictures].map(async ([image, known]) => [image, await known] as const)),
  );
  const inPlace = (_key: string, value: unknown) =>
    value instanceof PictureReference ? resolved.get(value.image) : value;
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, inPlace)};`)
    .join("\n");
}
