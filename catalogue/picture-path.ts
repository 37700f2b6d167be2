/** The folder that visitors' browsers know `content/images/` by; partners name their logos in it. */
export const publicFolder = "/images/";

/** The folders of `content/images/` whose pictures keep their names on the site, so that partners can name them. */
export const stableImageFolders = ["firms", "partners"];

const folderPrefix = /^\/?(?:content\/)?images\//;

/** Whether a file is a picture in a format that browsers show, by its name; those that systems hide are none. */
export function isPictureName(name: string): boolean {
  return /^[^.].*\.(svg|png|jpe?g|webp|avif)$/i.test(name);
}

/** Whether a text names a picture the way content files do: from `content/images/`, in a format that browsers show. */
export function isPicturePath(text: string): boolean {
  return isPictureName(text) && /^[a-z0-9][a-z0-9/_-]*\.[a-z]+$/i.test(text) && !folderPrefix.test(text);
}

/** A picture's path that means "no picture yet" (clause C-3); forms and exports of other systems leave it behind. */
export const placeholderImagePath = "{token}";

/** The picture of an event, or null where there is none: absent, blank or the placeholder path. */
export function eventImage(image: string | undefined): string | null {
  if (image === undefined || image.trim() === "" || image === placeholderImagePath) return null;
  return image;
}

/** Whether an event's `image` may stand: a picture's path, or one of the values that mean "no picture yet". */
export function isEventImage(text: string): boolean {
  return eventImage(text) === null || isPicturePath(text);
}

/** The mistake in a text that is not a picture's path, and its mend. */
export function picturePathMistake(text: string): string {
  const prefix = folderPrefix.exec(text)?.[0];
  if (prefix) return `begins with ${prefix} — leave out ${prefix} and write \`${text.slice(prefix.length)}\``;
  if (/\.hei[cf]$/i.test(text)) return "is a format that browsers do not show — export the picture as JPEG";
  return "is not the path of a picture below content/images/ (letters a to z, digits and hyphens, no spaces; svg, png, jpg, webp or avif)";
}

/** A picture that keeps its name, as it lies on the site: the build draws a drawing, and publishes only what it drew. */
export function publishedName(image: string): string {
  return isStablePicture(image) ? image.replace(/\.svg(?=$|[?#])/i, "$&.webp") : image;
}

/** The address of such a picture, for the one by which content names it; any other as it is. */
export function publishedAddress(address: string): string {
  return address.startsWith(publicFolder) ? publicFolder + publishedName(address.slice(publicFolder.length)) : address;
}

/** Whether a picture keeps its name on the site. */
export function isStablePicture(image: string): boolean {
  return stableImageFolders.some((folder) => image.startsWith(`${folder}/`));
}
