import { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { CodedError } from "../errors.ts";
import { prepareUploadedLogos, uploadedLogoFiles } from "../logos/uploaded-logos.ts";
import type { PartnerChanges } from "../partners/change-partners.ts";
import {
  describePartnerIssue,
  logoToStore,
  partnerInputSchema,
  uploadedLogoProblem,
} from "../partners/partner-input.ts";
import { logoWarning } from "./logo-warnings.ts";

/**
 * A partner from the options of a command; its logo may be a file.
 *
 * @throws CodedError `input-invalid` with every broken rule
 */
export function parseNewPartner(options: unknown): NewPartner {
  return parseOptions(partnerInputSchema, options);
}

/**
 * What to change about a partner, from the options of a command.
 *
 * @throws CodedError `input-invalid` with every broken rule
 */
export function parsePartnerChanges(options: unknown): PartnerChanges {
  const changes = parseOptions(z.partial(partnerInputSchema), options);
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function parseOptions<Schema extends z.ZodMiniType>(schema: Schema, options: unknown): z.infer<Schema> {
  const result = schema.safeParse(options, { reportInput: true });
  if (result.success) return result.data;
  throw new CodedError(
    "input-invalid",
    result.error.issues.map((issue) => `--${describePartnerIssue(issue)}`).join("\n"),
  );
}

/**
 * Prepares the logo of a command's options where it is a file.
 *
 * @param project see `CommandTools`
 * @returns the options with the logo as it is stored, the file to store with it, and what to warn of
 * @throws CodedError `input-invalid` when the file can be no logo
 */
export async function takeLogo<Options extends { logo?: string | undefined }>(options: Options, project: string) {
  const uploads = await prepareUploadedLogos([options.logo], ".");
  const problem = uploadedLogoProblem(options.logo, uploads);
  if (problem) throw new CodedError("input-invalid", `--${problem}`);
  const logo = options.logo === undefined ? undefined : logoToStore(options.logo, uploads);
  const warning = logo && logoWarning(logo, project);
  return {
    options: { ...options, ...(logo !== undefined && { logo }) },
    files: uploadedLogoFiles(uploads),
    warnings: warning ? [warning] : [],
  };
}
