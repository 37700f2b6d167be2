import { eventImage, publicFolder } from "../../catalogue/picture-path.ts";
import type { ReadSource, SourceFile } from "../content-source.ts";

/** The width in pixels of an event's card on a screen with two device pixels to one. */
const leastWidth = 680;

/** A picture that content names, from `content/images/`, with the file and the field that name it. */
export type PictureUse = {
  file: Pick<SourceFile<unknown>, "file" | "problem">;
  path: PropertyKey[];
  image: string;
  /** How wide a photograph should be at this place. */
  leastWidth?: number;
};

/** Every picture that the content names. */
export function picturesUsed(source: ReadSource): PictureUse[] {
  const uses: (Omit<PictureUse, "image"> & { image: string | null | undefined })[] = [
    ...source.site.flatMap((file) => [
      { file, path: ["organiserLogo"], image: file.sound?.organiserLogo },
      { file, path: ["groupPhoto", "picture"], image: file.sound?.groupPhoto?.picture, leastWidth },
      ...(file.sound?.eventPhotos ?? []).map((photo, index) => ({
        file,
        path: ["eventPhotos", index, "picture"],
        image: photo?.picture,
        leastWidth,
      })),
    ]),
    ...source.partners.flatMap((file) =>
      (file.sound ?? []).map((partner, index) => ({ file, path: [index, "logo"], image: ownPicture(partner?.logo) })),
    ),
    ...source.speakers.map((file) => ({ file, path: ["image"], image: file.sound?.image })),
    ...source.sponsors.map((file) => ({ file, path: ["logo"], image: file.sound?.logo })),
    ...source.supporters.map((file) => ({ file, path: ["logo"], image: file.sound?.logo })),
    ...source.events.map((file) => ({ file, path: ["image"], image: eventImage(file.sound?.image), leastWidth })),
  ];
  return uses.flatMap(({ image, ...use }) => (image ? [{ ...use, image }] : []));
}

/** The picture that a partner's logo is, or undefined where the logo lies elsewhere. */
function ownPicture(logo: string | undefined): string | undefined {
  return logo?.startsWith(publicFolder) ? logo.slice(publicFolder.length) : undefined;
}
