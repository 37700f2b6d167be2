import { z } from "zod/mini";
import { isImageAddress, isWebAddress } from "./links/web-address.ts";
import { longestName, type NewPartner, type Partner, type PartnersByCategory, partnerCategories } from "./partner.ts";
import { hasControls, isOneLine, isUnseen, isWholeText, turnsDirection } from "./visible-text.ts";

const httpMessage = "must be a web address that begins with https:// or http://, such as https://example.org";

/** Schema of a link that opens elsewhere. */
export const webAddress = z.string().check(z.refine(isWebAddress, { error: httpMessage }));

/** The mistake in a text that is no picture's address. */
export const imageMessage =
  "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)";

/** Schema of a picture's address. */
export const imageAddress = z.string().check(z.refine(isImageAddress, { error: imageMessage }));

/** The same for a picture that is named now: from the web by https only, since browsers load no other on an https page. */
export const newImageAddress = imageAddress.check(z.refine((text) => !/^http:/i.test(text), { error: imageMessage }));

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "must not be empty"),
    z.maxLength(longestName, `must be ${longestName} characters at most`),
  );

const isSeen = z.refine<string>((text) => !isUnseen(text), {
  error: "must have letters that can be seen",
  abort: true,
});
const isPlain = z.refine<string>((text) => !hasControls(text), {
  error: "must have no line breaks or control characters",
});

const isSteady = z.refine<string>((text) => !turnsDirection(text), {
  error: "must have no character that turns the direction of reading",
});
const isWhole = z.refine<string>(isWholeText, { error: "must have no half of a character (\\ud800 to \\udfff)" });

/** A name that somebody writes now. Those that a database already has are shown as they are. */
const newName = name.check(isSeen, isPlain, isSteady, isWhole);

const category = z.enum(partnerCategories, { error: `must be one of ${partnerCategories.join(", ")}` });

/** One partner as the API answers it (clause N-4). */
export const partnerSchema = z.object({
  _id: z.string().check(z.minLength(1)),
  name,
  logo: z.string().check(z.refine((text) => text === "" || isImageAddress(text), { error: imageMessage })),
  website: webAddress,
}) satisfies z.ZodMiniType<Partner>;

/** A partner before the database has given it an id; the shape of a row in an import. */
export const newPartnerSchema = z.strictObject({
  name: newName,
  category,
  logo: newImageAddress,
  website: webAddress,
}) satisfies z.ZodMiniType<NewPartner>;

/** What an editor's form and the content check say of a field. */
const hints = (description: string, example: string) => ({ description, examples: [example] });

/** An entry of `content/partners.yaml`, where a line break in a name is a slip. */
export const partnerEntrySchema = z.strictObject({
  name: name
    .check(z.refine(isOneLine, { error: "must be one line", abort: true }), isSeen, isPlain, isSteady, isWhole)
    .register(z.globalRegistry, hints("the partner's name, once in its category", "Banyan Club")),
  category: category
    .clone()
    .register(z.globalRegistry, hints("under which heading of the Partners page it stands", "hosts")),
  logo: newImageAddress.clone().register(z.globalRegistry, {
    ...hints(
      "its logo: /images/partners/ and the name of a picture in content/images/partners/, or an https:// address on a website in partnerLogoHosts",
      "/images/partners/banyan-club.svg",
    ),
    control: "picture",
  }),
  website: webAddress
    .clone()
    .register(z.globalRegistry, hints("the partner's website, which its card opens", "https://banyan-club.example")),
}) satisfies z.ZodMiniType<NewPartner>;

const partnerList = z.array(partnerSchema);

/** The answer of `GET /partners`: every category, always all four keys (clause A-1). */
export const partnersByCategorySchema = z.object({
  supporters: partnerList,
  hosts: partnerList,
  "media-partners": partnerList,
  "community-partners": partnerList,
}) satisfies z.ZodMiniType<PartnersByCategory>;

/** The answer of `GET /partners/category/{category}` (clause A-2). */
export const partnerListSchema = partnerList;
