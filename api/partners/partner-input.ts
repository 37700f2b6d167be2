import { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { newImageAddress, newPartnerSchema } from "../../catalogue/partner-schemas.ts";
import { type LogoFile, storedLogoPath } from "../logos/logo-names.ts";
import { isUploadedLogo, type UploadedLogos } from "../logos/uploaded-logos.ts";

const logoMessage =
  "must be a web address (https://…), a path on this site that begins with one slash (/images/…), or file: and the path of a picture on this computer (file:logos/town-hall.svg)";

/** One partner as somebody gives it on the command line or in a file: its logo may be a file too, and an export has ids. */
export const partnerInputSchema = z.extend(newPartnerSchema, {
  id: z.optional(z.string()),
  logo: z
    .string()
    .check(z.refine((text) => isUploadedLogo(text) || newImageAddress.safeParse(text).success, { error: logoMessage })),
});

/** What is wrong with a logo that is uploaded as a file, if anything. */
export function uploadedLogoProblem(logo: string | undefined, uploads: UploadedLogos): string | undefined {
  const found = uploads.get(logo ?? "");
  return typeof found === "string" ? `logo ${found}` : undefined;
}

/** What a partner's logo is where it is kept, for what was written. @param logoPath how one that came as a file is named there */
export function logoToStore(
  logo: string,
  uploads: UploadedLogos,
  logoPath: (file: LogoFile) => string = ({ name }) => storedLogoPath(name),
): NewPartner["logo"] {
  const found = uploads.get(logo);
  return found === undefined || typeof found === "string" ? logo : logoPath(found);
}

/** One broken rule of the partner schema in words: the field, what is wrong, how to mend it. */
export function describePartnerIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join(".");
  switch (issue.code) {
    case "unrecognized_keys":
      return `${issue.keys.join(", ")} ${issue.keys.length === 1 ? "is" : "are"} not known: keep only name, category, logo and website`;
    case "invalid_type":
      if (field === "")
        return `must be one partner with name, category, logo and website, not ${shortened(issue.input)}`;
      return issue.input === undefined
        ? `${field} is missing`
        : `${field} must be a text, not ${shortened(issue.input)}`;
    default:
      return `${field} ${issue.message}, not ${shortened(issue.input)}`;
  }
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
