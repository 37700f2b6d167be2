import type { ContentProblem } from "./content-error.ts";

/** A problem as GitHub's checks read it from a log: they show it at its line, in the change that is looked at. */
export function annotationText({ file, line, field, message }: ContentProblem, level: "error" | "notice"): string {
  const place = `file=${escapeProperty(file)},line=${line}`;
  return `::${level} ${place}::${escapeText(field ? `${field} — ${message}` : message)}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
