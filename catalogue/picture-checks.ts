import type { ContentProblem } from "./content-error.ts";
import type { ContentSource } from "./content-source.ts";
import { eventImage } from "./event-image.ts";

/** Every picture that content names but that is not there, or is there and cannot be used. */
export function pictureChecks(source: ContentSource): ContentProblem[] {
  return picturesUsed(source).flatMap(({ file, field, image }) => {
    const message = source.images.has(image) ? source.pictureFaults.get(image) : missingPicture(image);
    return message ? [{ file: file.file, line: file.lineOf(field), field: field.join("."), message }] : [];
  });
}

function missingPicture(image: string): string {
  return `names ${image}, but there is no content/images/${image} — put the picture there or correct the name`;
}

/** The pictures below `content/images/` that content names, each with the field that names it. */
export function picturesUsed(source: Omit<ContentSource, "pictureFaults">) {
  const ofSite = source.site.flatMap((file) => {
    const photos = file.value?.eventPhotos ?? [];
    return [
      { file, field: ["organiserLogo"], image: file.value?.organiserLogo },
      { file, field: ["groupPhoto", "picture"], image: file.value?.groupPhoto.picture },
      ...photos.map((photo, index) => ({ file, field: ["eventPhotos", index, "picture"], image: photo.picture })),
    ];
  });
  const named = [
    ...ofSite,
    ...source.speakers.map((file) => ({ file, field: ["image"], image: file.value?.image })),
    ...source.sponsors.map((file) => ({ file, field: ["logo"], image: file.value?.logo })),
    ...source.supporters.map((file) => ({ file, field: ["logo"], image: file.value?.logo })),
    ...source.events.map((file) => ({ file, field: ["image"], image: eventImage(file.value?.image) })),
  ];
  return named.flatMap(({ file, field, image }) => (image ? [{ file, field, image }] : []));
}
