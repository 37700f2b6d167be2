/** The URL path of `content/images/` on the site. Content names pictures by it. */
export const publicFolder = "/images/";

/** The folders of `content/images/` with logos of others: of a drawing (SVG) the build publishes only a picture. */
export const logoFolders = ["firms", "partners"];

/** Whether a file's name is that of a picture in a format that browsers show. Hidden files do not count. */
export function isPictureName(name: string): boolean {
  return /^[^.].*\.(svg|png|jpe?g|webp|avif)$/i.test(name);
}

/** The path below `content/images/` of a picture that content names by its path on the site; undefined for any other text. */
export function ownPicture(text: string | undefined): string | undefined {
  return text?.startsWith(publicFolder) ? text.slice(publicFolder.length) : undefined;
}

/** Whether a text names a picture as content files do: `/images/speakers/a.jpg`, in a format that browsers show. */
export function isPicturePath(text: string): boolean {
  const path = ownPicture(text) ?? "";
  return isPictureName(path) && /^[a-z0-9][a-z0-9/_-]*\.[a-z]+$/i.test(path);
}

/** A picture's path that means "no picture yet" (clause C-3). Exports of other systems contain it. */
export const placeholderImagePath = "{token}";

/** Whether an event has no picture: its `image` is absent, blank or the placeholder. */
function isWithoutPicture(image: string): boolean {
  return image.trim() === "" || image === placeholderImagePath;
}

/** The picture of an event, below `content/images/`, from its `image` in the file; undefined if it has none. */
export function eventImage(image: string): string | undefined {
  return isWithoutPicture(image) ? undefined : ownPicture(image);
}

/** Whether a text may be an event's `image`: a picture's path, or one of the values that mean "no picture yet". */
export function isEventImage(text: string): boolean {
  return isWithoutPicture(text) || isPicturePath(text);
}

/** The mistake in a text that is not a picture's path, and its correction. */
export function picturePathMistake(text: string): string {
  const path = publicFolder + text.replace(/^\/?(?:content\/)?(?:images\/)?/, "");
  if (/\.hei[cf]$/i.test(text)) return "is a format that browsers do not show — export the picture as JPEG";
  if (path !== text && isPicturePath(path)) return `does not begin with ${publicFolder} — write \`${path}\``;
  return "is not the path of a picture (/images/, then letters a to z, digits and hyphens, no spaces; svg, png, jpg, webp or avif)";
}

/** The folder of `content/images/` with the pictures of unsaved forms. Git ignores it, and the editor does not list it. */
export const unsavedFolder = "unsaved";

/** Whether a picture is somebody's logo. @param image its path below `content/images/` */
export function isLogo(image: string): boolean {
  return logoFolders.some((folder) => image.startsWith(`${folder}/`));
}
