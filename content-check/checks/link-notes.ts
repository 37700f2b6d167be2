import { isWebAddress } from "../../catalogue/links/web-address.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentField } from "../content-fields.ts";
import { isLink } from "../yaml/link-characters.ts";

/** Links that browsers can open, but that most likely lead nowhere. */
export function linkNotes(fields: readonly ContentField[]): ContentProblem[] {
  return fields.flatMap((field) => {
    const text = String(field.value);
    const message = isLink(field.schema, text) && isWebAddress(text) ? linkNote(text) : undefined;
    return message ? [field.problem(message)] : [];
  });
}

function linkNote(text: string): string | undefined {
  const { hostname } = new URL(text);
  if (/^https?:\/\/https?:/i.test(text))
    return `begins with https:// twice — write \`${text.replace(/^https?:\/\/(?=https?:)/i, "")}\``;
  if (text.includes("&amp;"))
    return `contains \`&amp;\`, as in the source of a page — write \`${text.replaceAll("&amp;", "&")}\``;
  const end = strayEnd(text);
  if (end) return `ends with \`${end}\` — if that is not part of the link, write \`${text.slice(0, -end.length)}\``;
  if (!hostname.includes(".")) return `leads to \`${hostname}\`, which is no website's name — write the whole name`;
  return undefined;
}

/** The punctuation after a link that was copied from a sentence. A closing bracket may belong to a link that has an opening one. */
function strayEnd(text: string): string | undefined {
  const [end] = /[,;.'"”’)\]}>]+$/.exec(text) ?? [];
  return end?.startsWith(")") && text.includes("(") ? undefined : end;
}
