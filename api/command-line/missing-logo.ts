import { existsSync } from "node:fs";
import path from "node:path";
import { isSitePath } from "../../catalogue/links/web-address.ts";
import { isStablePicture } from "../../catalogue/picture-path.ts";

/**
 * A warning where a partner's logo is a path on this site at which no picture is, else undefined. Nothing is refused:
 * the picture may come with the next build. Where neither a build nor content lies, nothing can be known.
 *
 * @param logo the logo's address
 * @param root the project's folder, with `build/` and `content/`
 */
export function missingLogoWarning(logo: string, root: string): string | undefined {
  const site = path.join(root, "build/client");
  const pictures = path.join(root, "content/images");
  if (!isSitePath(logo) || !(existsSync(site) || existsSync(pictures))) return undefined;
  const pathname = decoded(logo.replace(/[?#].*/s, ""));
  const picture = pathname.replace(/^\/images\//, "");
  const willBeBuilt = picture !== pathname && isStablePicture(picture) && existsSync(path.join(pictures, picture));
  if (willBeBuilt || existsSync(path.join(site, pathname))) return undefined;
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
