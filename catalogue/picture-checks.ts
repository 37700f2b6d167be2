import type { ContentProblem } from "./content-error.ts";
import type { ContentSource } from "./content-source.ts";
import { isStablePicture, picturesUsed, stableImageFolders } from "./pictures-used.ts";

/** Every picture that content names but that is not there, or is there and cannot be used. */
export function pictureChecks(source: ContentSource): ContentProblem[] {
  return picturesUsed(source).flatMap(({ file, path, image }) => {
    const isHidden = source.partners.some((partners) => partners === file) && !isStablePicture(image);
    const fault = isHidden ? hiddenPicture() : source.pictureFaults.get(image);
    const message = source.images.has(image) ? fault : missingPicture(image);
    return message ? [file.problem(path, message)] : [];
  });
}

function hiddenPicture(): string {
  const folders = stableImageFolders.map((folder) => `content/images/${folder}/`).join(" or ");
  return `lies in a folder that the site does not publish for partners — move the picture to ${folders}`;
}

function missingPicture(image: string): string {
  return `names ${image}, but there is no content/images/${image} — put the picture there or correct the name`;
}
