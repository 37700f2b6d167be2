import { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { newImageAddress, newPartnerSchema } from "../../catalogue/partner-schemas.ts";
import { type GivenLogos, isGivenFile } from "../logos/given-logos.ts";
import { keptLogo } from "../logos/logo-file.ts";

const logoMessage =
  "must be a web address (https://…), a path on this site that begins with one slash (/images/…), or file: and the path of a picture on this computer (file:logos/town-hall.svg)";

/** One partner as somebody gives it on the command line or in a file: its logo may be a file too. */
export const partnerInputSchema = z.extend(newPartnerSchema, {
  logo: z
    .string()
    .check(z.refine((text) => isGivenFile(text) || newImageAddress.safeParse(text).success, { error: logoMessage })),
});

/** What is wrong with a logo that is given as a file, if anything. */
export function givenLogoProblem(logo: string | undefined, given: GivenLogos): string | undefined {
  const found = given.get(logo ?? "");
  return typeof found === "string" ? `logo ${found}` : undefined;
}

/** What a partner's logo is in the database, for what was written. */
export function storedLogo(logo: string, given: GivenLogos): NewPartner["logo"] {
  const found = given.get(logo);
  return found === undefined || typeof found === "string" ? logo : keptLogo(found.logo.name);
}
