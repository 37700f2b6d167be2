import path from "node:path";
import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isAllowedLogo } from "../../catalogue/partner.ts";
import { eventImage, isStablePicture, publicFolder, stableImageFolders } from "../../catalogue/picture-path.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ContentSource, ReadSource, SourceFile } from "../content-source.ts";

/** The width in pixels of an event's card on a screen with two device pixels to one. */
const leastWidth = 680;

/** A picture that content names, from `content/images/`, with the file and the field that name it. */
type PictureUse = {
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
      (file.valid ?? []).map((partner, index) => ({ file, path: [index, "logo"], image: ownPicture(partner?.logo) })),
    ),
    ...source.speakers.map((file) => ({ file, path: ["image"], image: file.valid?.image })),
    ...source.sponsors.map((file) => ({ file, path: ["logo"], image: file.valid?.logo })),
    ...source.supporters.map((file) => ({ file, path: ["logo"], image: file.valid?.logo })),
    ...source.events.map((file) => ({ file, path: ["image"], image: eventImage(file.valid?.image), leastWidth })),
  ];
  return uses.flatMap(({ image, ...use }) => (image ? [{ ...use, image }] : []));
}

/** The path of a partner's logo below `content/images/`; undefined if the logo is not one of the site's own pictures. */
export function ownPicture(logo: string | undefined): string | undefined {
  return logo?.startsWith(publicFolder) ? logo.slice(publicFolder.length) : undefined;
}

/** Every picture that content names but that is not there, or is there and cannot be used. */
export function pictureChecks(source: ContentSource): ContentProblem[] {
  const uses = picturesUsed(source);
  const named = new Set(uses.map(({ image }) => image));
  const atTheirNames = uses.flatMap(({ file, path: field, image }) => {
    const isPartner = source.partners.some((partners) => partners === file);
    const fault = isPartner && !isStablePicture(image) ? hiddenPicture() : faultOfFile(image, source);
    const message = source.images.has(image)
      ? fault
      : missingPicture(image, source.images, isPartner ? publicFolder : "");
    return message ? [file.problem(field, message)] : [];
  });
  // The build publishes the others too.
  const others = [...source.pictureReports].flatMap(([image, { fault }]) =>
    fault && !named.has(image) ? [fileProblem(`content/images/${image}`, fault)] : [],
  );
  return [...atTheirNames, ...others, ...logosElsewhere(source)];
}

/** Logos of partners at a path of this site where no picture is published. */
function logosElsewhere({ partners }: ContentSource): ContentProblem[] {
  return partners.flatMap(({ valid, problem }) =>
    (valid ?? []).flatMap((partner, index) => {
      const logo = partner?.logo;
      if (!logo?.startsWith("/") || logo.startsWith(publicFolder)) return [];
      const name = path.posix.basename(logo) || "name.svg";
      const message = `is a path where this site has no pictures — put the logo into content/images/partners/ and write \`${publicFolder}partners/${name}\``;
      return [problem([index, "logo"], message)];
    }),
  );
}

/** The fault names the picture's file: its lines are not those of the content file. */
function faultOfFile(image: string, { pictureReports }: ContentSource): string | undefined {
  const fault = pictureReports.get(image)?.fault;
  return fault && `content/images/${image} ${fault}`;
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

/** Partners whose logo is on a website from which the site shows none. */
export function logoChecks({ site, partners }: ContentSource): ContentProblem[] {
  const [settings] = site;
  const hosts = (settings?.valid?.partnerLogoHosts ?? []).filter((host) => host !== undefined);
  return partners.flatMap(({ valid, problem }) =>
    (valid ?? []).flatMap((entry, index) => {
      const logo = entry?.logo;
      if (logo === undefined || !isWebAddress(logo) || isAllowedLogo(logo, hosts)) return [];
      const { host } = new URL(logo);
      const mend = `put the picture into content/images/partners/, or write \`${host}\` into partnerLogoHosts of content/site.yaml`;
      return [problem([index, "logo"], `is on a website from which the site shows no logos — ${mend}`)];
    }),
  );
}
