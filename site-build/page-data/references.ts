import type { Picture, SharePicture } from "../../app/content/page-data.ts";

/** Stands for a picture below `content/images/` until the data that has it is written. */
export class PictureReference {
  readonly image: string;

  constructor(image: string) {
    this.image = image;
  }
}

/** Stands for the share picture of a page (`home`) or an event (`event/<id>`) until the data that has it is written. */
export class SharePictureReference {
  readonly sharePictureOf: string;

  constructor(sharePictureOf: string) {
    this.sharePictureOf = sharePictureOf;
  }
}

/** What pages receive, with references in place of pictures. */
export type Unresolved<Value> = Value extends SharePicture
  ? SharePictureReference
  : Value extends Picture
    ? PictureReference
    : Value extends string | number | boolean | null | undefined
      ? Value
      : { [Key in keyof Value]: Unresolved<Value[Key]> };

/** What references stand for. */
export type Pictures = {
  picture: (image: string) => Promise<Picture>;
  /** Null while developing, when no share picture is drawn. */
  sharePicture: (name: string) => SharePicture | null;
};

/** A value with pictures in place of references, and without what is undefined, as JSON has it. */
export async function resolveReferences<Value>(value: Unresolved<Value>, pictures: Pictures): Promise<Value> {
  // The type `Unresolved` says what each part becomes.
  return (await resolved(value, pictures)) as Value;
}

async function resolved(value: unknown, pictures: Pictures): Promise<unknown> {
  if (value instanceof PictureReference) return pictures.picture(value.image);
  if (value instanceof SharePictureReference) return pictures.sharePicture(value.sharePictureOf);
  if (Array.isArray(value)) return Promise.all(value.map((part) => resolved(part, pictures)));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    await Promise.all(parts.map(async ([key, part]) => [key, await resolved(part, pictures)] as const)),
  );
}
