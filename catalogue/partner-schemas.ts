import { z } from "zod";
import { line, link, namesInLanguages, urlOrEmail } from "./content-field.ts";
import { isImageUrl } from "./links/http-url.ts";
import { longestName, partnerCategories } from "./partner.ts";

/** Whether a text is a logo's path or URL. A URL needs https, because browsers load no other pictures on an https page. */
const isLogo = (text: string) => isImageUrl(text) && !/^http:/i.test(text);

/** An entry of `content/partners.yaml`. */
export const partnerEntrySchema = z.strictObject({
  name: line("the partner's name, once in its category", "Banyan Club", { max: longestName }),
  names: namesInLanguages("બનિયન ક્લબ", longestName),
  category: z
    .enum(partnerCategories)
    .meta({ description: "the heading of the Partners page below which it is listed", examples: ["hosts"] }),
  logo: urlOrEmail
    .refine(isLogo, "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)")
    .meta({
      description:
        "its logo, square, SVG or PNG: /images/partners/ and the name of a picture in content/images/partners/, or an https:// address on a website in partnerLogoHosts",
      examples: ["/images/partners/banyan-club.svg"],
      control: "logo",
    }),
  website: link("the partner's website, which its card opens", "https://banyan-club.example"),
});

/** A partner in `content/partners.yaml`, with its names in other languages by their codes. */
export type PartnerEntry = z.infer<typeof partnerEntrySchema>;
