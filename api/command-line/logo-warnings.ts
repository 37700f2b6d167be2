import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod/mini";
import { isSitePath } from "../../catalogue/links/web-address.ts";
import type { LogoSources } from "../../catalogue/partner.ts";
import { isStablePicture, publishedAddress } from "../../catalogue/picture-path.ts";
import { isStoredLogo } from "../logos/logo-names.ts";
import { blockedLogoReason } from "../logos/resolve-logos.ts";

const siteFacts = z.object({
  logoSources: z.object({ apiAddress: z.string(), partnerLogoHosts: z.array(z.string()) }),
});

/**
 * A warning where the site does not show a logo, else undefined. Nothing is refused: the site may be built again.
 *
 * @param logo a logo's address
 * @param root the project's folder, with `build/` and `content/`
 */
export function logoWarning(logo: string, root: string): string | undefined {
  if (isStoredLogo(logo)) return undefined;
  const sources = builtLogoSources(root);
  return (sources && blockedLogoReason(logo, sources)) ?? missingLogoWarning(logo, root);
}

/** From where the built site takes logos, or undefined where none is built, or by a version that did not say. */
function builtLogoSources(root: string): LogoSources | undefined {
  try {
    return siteFacts.parse(JSON.parse(readFileSync(path.join(root, "build/site.json"), "utf8"))).logoSources;
  } catch (error) {
    const isUnknown = error instanceof SyntaxError || error instanceof z.core.$ZodError;
    if (isUnknown || (error instanceof Error && "code" in error && error.code === "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * A warning where a partner's logo is a path on this site at which no picture is, else undefined. Nothing is refused:
 * the picture may come with the next build. Where neither a build nor content lies, nothing can be known.
 *
 * @param logo the logo's address
 * @param root the project's folder, with `build/` and `content/`
 */
function missingLogoWarning(logo: string, root: string): string | undefined {
  const site = path.join(root, "build/client");
  const pictures = path.join(root, "content/images");
  if (!isSitePath(logo) || !(existsSync(site) || existsSync(pictures))) return undefined;
  const pathname = decoded(logo.replace(/[?#].*/s, ""));
  const picture = pathname.replace(/^\/images\//, "");
  const willBeBuilt = picture !== pathname && isStablePicture(picture) && existsSync(path.join(pictures, picture));
  if (willBeBuilt || existsSync(path.join(site, publishedAddress(pathname)))) return undefined;
  return `There is no picture at ${logo} yet: put it into content/images/partners/ and build the site, or change the logo`;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
