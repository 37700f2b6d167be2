import { isHttpUrl } from "../../catalogue/links/http-url.ts";
import type { ContentProblem } from "../content-error.ts";
import { type ContentField, problemsOf } from "../content-fields.ts";

/** Links that browsers can open, but that most likely lead nowhere. */
export function linkNotes(fields: readonly ContentField[]): ContentProblem[] {
  const links = fields.filter(({ value }) => isHttpUrl(String(value)));
  return problemsOf(links, ({ value }) => linkNote(String(value)));
}

function linkNote(text: string): string | undefined {
  const { hostname } = new URL(text);
  if (/^https?:\/\/https?:/i.test(text))
    return `begins with https:// twice — write \`${text.replace(/^https?:\/\/(?=https?:)/i, "")}\``;
  if (text.includes("&amp;"))
    return `contains \`&amp;\`, as in the source of a page — write \`${text.replaceAll("&amp;", "&")}\``;
  // A closing bracket may belong to a link that has an opening one.
  const [end] = /[,;.'"”’)\]}>]+$/.exec(text) ?? [];
  if (end && !(end.startsWith(")") && text.includes("(")))
    return `ends with \`${end}\` — if that is not part of the link, write \`${text.slice(0, -end.length)}\``;
  if (!hostname.includes(".")) return `leads to \`${hostname}\`, which is no website's name — write the whole name`;
  return undefined;
}
