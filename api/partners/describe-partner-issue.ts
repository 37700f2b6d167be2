import type { z } from "zod/mini";

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
