import { z } from "zod";
import { isImageAddress, isWebAddress } from "./links/web-address.ts";
import { longestName, type PartnerEntry, partnerCategories } from "./partner.ts";
import { hasControls, isOneLine, isUnseen, isWholeText, turnsDirection } from "./visible-text.ts";

/** A picture that content names: from the web by https only, since browsers load no other on an https page. */
const isLogo = (text: string) => isImageAddress(text) && !/^http:/i.test(text);

/** An entry of `content/partners.yaml`. What it says of a field the content check and the editor's form say too. */
export const partnerEntrySchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(longestName, `must be ${longestName} characters at most`)
    .refine(isOneLine, { error: "must be one line", abort: true })
    .refine((text) => !isUnseen(text), { error: "must have letters that can be seen", abort: true })
    .refine((text) => !hasControls(text), "must have no line breaks or control characters")
    .refine((text) => !turnsDirection(text), "must have no character that turns the direction of reading")
    .refine(isWholeText, "must have no half of a character (\\ud800 to \\udfff)")
    .meta({ description: "the partner's name, once in its category", examples: ["Banyan Club"] }),
  category: z
    .enum(partnerCategories, `must be one of ${partnerCategories.join(", ")}`)
    .meta({ description: "under which heading of the Partners page it stands", examples: ["hosts"] }),
  logo: z
    .string()
    .refine(isLogo, "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)")
    .meta({
      description:
        "its logo: /images/partners/ and the name of a picture in content/images/partners/, or an https:// address on a website in partnerLogoHosts",
      examples: ["/images/partners/banyan-club.svg"],
      control: "logo",
    }),
  website: z
    .string()
    .refine(isWebAddress, "must be a web address that begins with https:// or http://, such as https://example.org")
    .meta({ description: "the partner's website, which its card opens", examples: ["https://banyan-club.example"] }),
}) satisfies z.ZodType<PartnerEntry>;
