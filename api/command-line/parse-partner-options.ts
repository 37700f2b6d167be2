import { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { CodedError } from "../errors.ts";
import { describePartnerIssue } from "../partners/describe-partner-issue.ts";
import { partnerInputSchema } from "../partners/partner-input.ts";
import type { PartnerChanges } from "../partners/update-partner.ts";

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
