import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isAllowedLogo } from "../../catalogue/partner.ts";
import { isStablePicture, ownPicture, publicFolder, stableImageFolders } from "../../catalogue/picture-path.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource, ReadSource, SourceFile } from "../content-source.ts";

/** The width in pixels of an event's card on a screen with two device pixels to one CSS pixel. */
const leastWidth = 680;

/** A picture of `content/images/` that content names, with the file and the field that name it. */
type PictureUse = {
  file: Pick<SourceFile<unknown>, "file" | "problem">;
  path: PropertyKey[];
  image: string;
  /** The width in pixels that a photograph should have at this place. */
  leastWidth?: number;
};

/** Every picture that the content names. */
export function picturesUsed(source: ReadSource): PictureUse[] {
  const uses: (Omit<PictureUse, "image"> & { image: string | undefined })[] = [
    ...source.site.flatMap((file) => [
      { file, path: ["organiserLogo"], image: file.valid?.organiserLogo },
      { file, path: ["groupPhoto", "picture"], image: file.valid?.groupPhoto?.picture, leastWidth },
      ...(file.valid?.eventPhotos ?? []).map((photo, index) => ({
        file,
        path: ["eventPhotos", index, "picture"],
        image: photo?.picture,
        leastWidth,
      })),
    ]),
    ...source.partners.flatMap((file) =>
      (file.valid ?? []).map((partner, index) => ({ file, path: [index, "logo"], image: partner?.logo })),
    ),
    ...source.speakers.map((file) => ({ file, path: ["image"], image: file.valid?.image })),
    ...source.sponsors.map((file) => ({ file, path: ["logo"], image: file.valid?.logo })),
    ...source.supporters.map((file) => ({ file, path: ["logo"], image: file.valid?.logo })),
    ...source.events.map((file) => ({ file, path: ["image"], image: file.valid?.image, leastWidth })),
  ];
  return uses.flatMap(({ image: written, ...use }) => {
    const image = ownPicture(written);
    return image ? [{ ...use, image }] : [];
  });
}

/** Pictures that content names and that do not exist, or exist and cannot be used; and logos that partners may not have. */
export function pictureChecks(source: ContentSource): ContentProblem[] {
  const uses = picturesUsed(source);
  const atTheirFields = uses.flatMap(({ file, path: field, image }) => {
    const mistake = pictureMistake(image, source);
    return mistake ? [file.problem(field, mistake)] : [];
  });
  return [...atTheirFields, ...logoChecks(source)];
}

function pictureMistake(image: string, { images, pictureReports }: ContentSource): string | undefined {
  const fault = pictureReports.get(image)?.fault;
  if (images.has(image)) return fault && `content/images/${image} ${fault}`;
  const other = [...images].find((name) => name.toLowerCase() === image.toLowerCase());
  const correction = other
    ? `write ${publicFolder}${other}, with the same capital and small letters`
    : "put the picture there or correct the name";
  return `is ${publicFolder}${image}, but there is no content/images/${image} — ${correction}`;
}

/** Logos of partners outside the folders that the site publishes, and on websites that the site shows no logos from. */
function logoChecks({ site, partners }: ContentSource): ContentProblem[] {
  const hosts = (site[0]?.valid?.partnerLogoHosts ?? []).filter((host) => host !== undefined);
  return partners.flatMap(({ valid, problem }) =>
    (valid ?? []).flatMap((entry, index) => {
      const mistake = entry?.logo === undefined ? undefined : logoMistake(entry.logo, hosts);
      return mistake ? [problem([index, "logo"], mistake)] : [];
    }),
  );
}

function logoMistake(logo: string, hosts: readonly string[]): string | undefined {
  if (!isWebAddress(logo)) {
    if (isStablePicture(ownPicture(logo) ?? "")) return undefined;
    const folders = stableImageFolders.map((folder) => `${publicFolder}${folder}/`).join(" or ");
    return `is not in a folder that the site publishes for partners — put the picture into content${publicFolder}partners/, and begin the path with ${folders}`;
  }
  if (isAllowedLogo(logo, hosts)) return undefined;
  return `is on a website that the site shows no logos from — put the picture into content/images/partners/, or add \`${new URL(logo).host}\` to partnerLogoHosts of content/site.yaml`;
}
