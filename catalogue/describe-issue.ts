import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The schema of the field an issue is about, found by walking the path; undefined where the path leaves the schema. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    current = current && stepInto(unwrap(current), key);
  }
  return current;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod;
  return "innerType" in def ? unwrap(def.innerType as z.core.$ZodType) : schema;
}

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ("element" in def) return def.element as z.core.$ZodType;
  if ("shape" in def) return (def.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  return undefined;
}

function hint(schema: z.core.$ZodType, issue: Issue, meta: (schema: z.core.$ZodType) => Meta): string {
  const field = schemaAt(schema, issue.path);
  const { description, examples } = (field && (meta(field) ?? meta(unwrap(field)))) ?? {};
  if (!description) return "correct it";
  const example = examples?.[0];
  return `write ${description}${example === undefined ? "" : `, such as ${example}`}`;
}

type Meta = { description?: string | undefined; examples?: unknown[] | undefined } | undefined;

/** What is wrong, in words for people who do not program. */
function what(issue: Issue): string {
  if (issue.code === "invalid_type") return issue.input === undefined ? "is missing" : `is not a ${issue.expected}`;
  if (issue.code === "too_small") return "is empty or too small";
  if (issue.code === "too_big") return `is too long or too large (at most ${issue.maximum})`;
  if (issue.code === "invalid_union" || issue.code === "invalid_value")
    return `cannot be ${JSON.stringify(issue.input)}`;
  if (issue.code === "invalid_format" && issue.message.startsWith("Invalid")) return "has the wrong form";
  return issue.message;
}

/** The sentence after `file:line field — `: what is wrong and how to mend it. */
export function describeIssue(schema: z.core.$ZodType, issue: Issue, meta: (schema: z.core.$ZodType) => Meta): string {
  const said = what(issue);
  return said.includes(" — ") ? said : `${said} — ${hint(schema, issue, meta)}`;
}
