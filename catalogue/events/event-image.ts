/** A picture's path that means "no picture yet" (clause C-3); forms and exports of other systems leave it behind. */
export const placeholderImagePath = "{token}";

/** The picture of an event, or null where there is none: absent, blank or the placeholder path. */
export function eventImage(image: string | undefined): string | null {
  if (image === undefined || image.trim() === "" || image === placeholderImagePath) return null;
  return image;
}
