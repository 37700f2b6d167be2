import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod/mini";
import type { LogoSources } from "../../catalogue/partner.ts";
import { hiddenLogo } from "../logos/hidden-logo.ts";
import { isKeptLogo } from "../logos/logo-file.ts";
import { missingLogoWarning } from "./missing-logo.ts";

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
  if (isKeptLogo(logo)) return undefined;
  const sources = builtLogoSources(root);
  return (sources && hiddenLogo(logo, sources)) ?? missingLogoWarning(logo, root);
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
