import type { NewPartner } from "../../catalogue/partner.ts";
import { isUniqueViolation } from "../database/constraint-violation.ts";
import { CodedError } from "../errors.ts";

/**
 * Runs a write that the database refuses when a category would have two partners of one name.
 *
 * @param message what to tell whoever asked for it then
 * @throws CodedError `partner-exists`
 */
export async function refuseSecond<Result>(message: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new CodedError("partner-exists", message, { cause });
  }
}

/** The message for one partner whose name its category already has. */
export function nameTaken({ name, category }: Pick<NewPartner, "name" | "category">): string {
  return `${category} already has a partner named "${name}": update or remove that one, or choose another name`;
}
