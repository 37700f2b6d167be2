import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { plainName } from "../../catalogue/content-field.ts";
import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isAllowedLogo, type LogoSources } from "../../catalogue/partner.ts";
import { isStablePicture, publicFolder } from "../../catalogue/picture-path.ts";
import { writeFileAtomically } from "../command-line/write-file-atomically.ts";
import type { PartnersPlace } from "../partners/check-partner-rows.ts";

const folder = "partners/";

/** Where partners are kept that are the content's, and the logos that are to be put there. */
export type ContentPlace = PartnersPlace & {
  /** Writes the logos that were named and are not there yet. */
  writeLogos: () => Promise<void>;
};

/**
 * The content as a place for partners: a logo that comes as a file gets the name of its partner in
 * `content/images/partners/`, and where another picture has that already, some digits of its content's digest behind it.
 *
 * @param project the project's folder, with `content/`
 */
export function contentPlace(project: string, sources: LogoSources): ContentPlace {
  const images = path.join(project, "content/images");
  const planned = new Map<string, Buffer>();
  const isFree = (image: string, bytes: Buffer) => {
    const file = path.join(images, image);
    const there = planned.get(image) ?? (existsSync(file) ? readFileSync(file) : bytes);
    return there.equals(bytes);
  };
  return {
    where: "already in content/partners.yaml",
    logoPath({ name, bytes }, partner) {
      const [digest = "", ending = ""] = name.split(".");
      const own = plainName(partner.name) || digest.slice(0, 8);
      const names = [`${own}.${ending}`, `${own}-${digest.slice(0, 8)}.${ending}`].map((file) => folder + file);
      const image = names.find((candidate) => isFree(candidate, bytes)) ?? `${folder}${name}`;
      planned.set(image, bytes);
      return publicFolder + image;
    },
    logoProblem: (logo) =>
      logoProblem(logo, (image) => planned.has(image) || existsSync(path.join(images, image)), sources),
    async writeLogos() {
      if (planned.size > 0) await mkdir(path.join(images, folder), { recursive: true });
      for (const [image, bytes] of planned) {
        const file = path.join(images, image);
        if (!existsSync(file)) await writeFileAtomically(file, bytes);
      }
    },
  };
}

/** Why the content check would refuse a logo, in words: after an import the content has no mistake that it had not before. */
function logoProblem(logo: string, isThere: (image: string) => boolean, sources: LogoSources): string | undefined {
  if (isWebAddress(logo)) {
    if (isAllowedLogo(logo, sources)) return undefined;
    return `logo is on a website from which the site shows none: give it as a file (file:…), or write ${new URL(logo).host} into partnerLogoHosts of content/site.yaml`;
  }
  if (!logo.startsWith("/")) return undefined;
  const image = logo.slice(publicFolder.length);
  return logo.startsWith(publicFolder) && isStablePicture(image) && isThere(image)
    ? undefined
    : `logo ${logo} is not in content/images/partners/: put the picture there, or give it as a file (file:…)`;
}
