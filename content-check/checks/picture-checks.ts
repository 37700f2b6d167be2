import { isHttpUrl } from "../../catalogue/links/http-url.ts";
import { isAllowedLogo } from "../../catalogue/partner.ts";
import {
  eventImage,
  isLogo,
  logoFolders,
  ownPicture,
  publicFolder,
  unsavedFolder,
} from "../../catalogue/picture-path.ts";
import type { ContentProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";
import type { ContentSource } from "../content-source.ts";

/** The path below `content/images/` of the picture that a field names, if it names one. */
function imageOf({ kind, hint, value }: ContentField): string | undefined {
  const text = String(value);
  if (hint.control === "logo") return ownPicture(text);
  if (hint.control !== "picture") return undefined;
  // The schema of other kinds has made a path of the text. An event's file may say that there is no picture yet.
  return kind === "events" ? eventImage(text) : text;
}

/** The pictures of `content/images/` that fields name, by their paths below that folder. */
export function picturesUsed(fields: readonly ContentField[]): ReadonlySet<string> {
  return new Set(fields.flatMap((field) => imageOf(field) ?? []));
}

/** Pictures that content names and that do not exist or cannot be used, and logos that partners may not have. */
export function pictureChecks(fields: readonly ContentField[], source: ContentSource): ContentProblem[] {
  const hosts = source.site[0]?.value?.partnerLogoHosts;
  const logos = fields.filter(({ hint }) => hint.control === "logo");
  return [
    ...problemsOf(fields, (field) => {
      const image = imageOf(field);
      return image && pictureMistake(image, source);
    }),
    ...problemsOf(logos, ({ value }) => logoMistake(String(value), hosts)),
  ];
}

function pictureMistake(image: string, { images, pictureMistakes }: ContentSource): string | undefined {
  const fault = pictureMistakes.get(image);
  if (images.has(image)) return fault && `content/images/${image} ${fault}`;
  const other = [...images].find((name) => name.toLowerCase() === image.toLowerCase());
  const correction = other
    ? `write ${publicFolder}${other}, with the same capital and small letters`
    : "put the picture there or correct the name";
  return `is ${publicFolder}${image}, but there is no content/images/${image} — ${correction}`;
}

/**
 * Returns the mistake of a logo outside the folders of logos, or on a website from which the site shows no logos.
 *
 * @param hosts those websites; undefined where the configuration cannot be read
 */
function logoMistake(logo: string, hosts: readonly string[] | undefined): string | undefined {
  if (!isHttpUrl(logo)) {
    const image = ownPicture(logo) ?? "";
    if (isLogo(image) || image.startsWith(`${unsavedFolder}/`)) return undefined;
    const folders = logoFolders.map((folder) => `${publicFolder}${folder}/`).join(" or ");
    return `is not in a folder of logos — put the picture into content${publicFolder}partners/, and begin the path with ${folders}`;
  }
  if (!hosts || isAllowedLogo(logo, hosts)) return undefined;
  return `is on a website that the site shows no logos from — put the picture into content/images/partners/, or add \`${new URL(logo).host}\` to partnerLogoHosts of content/site.yaml`;
}
