import { CodedError } from "../errors.ts";

/** The refusal of a change to a partner that is not there, or no longer. */
export function partnerUnknown(id: string): CodedError {
  return new CodedError("partner-unknown", `There is no partner with the id "${id}": list them to see the ids`);
}
