import path from "node:path";
import { isStablePicture, publicFolder, stableImageFolders } from "../../catalogue/picture-path.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";
import { picturesUsed } from "./pictures-used.ts";

/** Every picture that content names but that is not there, or is there and cannot be used. */
export function pictureChecks(source: ContentSource): ContentProblem[] {
  const uses = picturesUsed(source);
  const named = new Set(uses.map(({ image }) => image));
  const atTheirNames = uses.flatMap(({ file, path: field, image }) => {
    const isPartner = source.partners.some((partners) => partners === file);
    const fault = isPartner && !isStablePicture(image) ? hiddenPicture() : source.pictureReports.get(image)?.fault;
    const message = source.images.has(image)
      ? fault
      : missingPicture(image, source.images, isPartner ? publicFolder : "");
    return message ? [file.problem(field, message)] : [];
  });
  // Partners in the database may name the others.
  const others = [...source.pictureReports].flatMap(([image, { fault }]) =>
    fault && !named.has(image) ? [{ file: `content/images/${image}`, line: 1, field: "", message: fault }] : [],
  );
  return [...atTheirNames, ...others, ...logosElsewhere(source)];
}

/** Logos of partners at a path of this site where no picture is published. */
function logosElsewhere({ partners }: ContentSource): ContentProblem[] {
  return partners.flatMap(({ sound, problem }) =>
    (sound ?? []).flatMap((partner, index) => {
      const logo = partner?.logo;
      if (!logo?.startsWith("/") || logo.startsWith(publicFolder)) return [];
      const name = path.posix.basename(logo) || "name.svg";
      const message = `is a path where this site has no pictures — put the logo into content/images/partners/ and write \`${publicFolder}partners/${name}\``;
      return [problem([index, "logo"], message)];
    }),
  );
}

function hiddenPicture(): string {
  const folders = stableImageFolders.map((folder) => `content/images/${folder}/`).join(" or ");
  return `lies in a folder that the site does not publish for partners — move the picture to ${folders}`;
}

function missingPicture(image: string, images: ReadonlySet<string>, prefix: string): string {
  const other = [...images].find((name) => name.toLowerCase() === image.toLowerCase());
  const mend = other
    ? `only content/images/${other}, in other small and big letters — write \`${prefix}${other}\``
    : "put the picture there or correct the name";
  return `names ${image}, but there is ${other ? mend : `no content/images/${image} — ${mend}`}`;
}
