import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, YAMLParseError } from "yaml";
import { z } from "zod/mini";
import { ownApiAddress } from "../../catalogue/links/address-mistakes.ts";
import { type LogoSources, type PartnersSource, partnersSources } from "../../catalogue/partner.ts";
import { CodedError } from "../errors.ts";
import { unreadable } from "../file-fault.ts";

/** What `content/site.yaml` says of partners. */
export type ContentSettings = LogoSources & { partnersFrom: PartnersSource };

const settings = z.object({
  partnersFrom: z._default(z.enum(partnersSources), "content"),
  apiAddress: z._default(z.string(), ownApiAddress),
  partnerLogoHosts: z._default(z.array(z.string()), []),
});

/**
 * Reads what the content says of partners, before anything is built of it.
 *
 * @param project the project's folder, with `content/`
 * @returns undefined where no content lies there, as on a machine that has the database alone
 * @throws CodedError `input-invalid` where the file is there and cannot be read
 */
export function readContentSettings(project: string): ContentSettings | undefined {
  const file = path.join(project, "content/site.yaml");
  try {
    return settings.parse(parse(readFileSync(file, "utf8")));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    const isMistake = cause instanceof YAMLParseError || cause instanceof z.core.$ZodError;
    const what = isMistake ? 'has mistakes: "npm run content:check" names them' : unreadable(file, cause);
    throw new CodedError("input-invalid", `${file} ${what}`, { cause });
  }
}

const refusal =
  'The partners come from the content: edit content/partners.yaml, or write "partnersFrom: database" into content/site.yaml to change them by this command';

/** @throws CodedError `partners-in-content` where a change of the database would not last */
export function refuseWhereContent(project: string): void {
  if (readContentSettings(project)?.partnersFrom === "content") throw new CodedError("partners-in-content", refusal);
}
