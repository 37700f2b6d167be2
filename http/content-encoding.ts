import { parseAccept } from "hono/utils/accept";

/** The content encodings that are offered, the best first. */
export const contentEncodings = ["br", "gzip"] as const;

export type ContentEncoding = (typeof contentEncodings)[number];

/** Browsers send few different values; strangers who send many must not fill the memory. */
const mostRemembered = 100;

const remembered = new Map<string, ContentEncoding | undefined>();

/**
 * The best encoding a client takes (RFC 9110, 12.5.3), or undefined when the bytes must stay as they are.
 *
 * @param accepted the value of `Accept-Encoding`, if it was sent
 */
export function chooseEncoding(accepted: string | undefined): ContentEncoding | undefined {
  if (!accepted) return undefined;
  if (remembered.has(accepted)) return remembered.get(accepted);
  const chosen = parseEncoding(accepted);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(accepted, chosen);
  return chosen;
}

function parseEncoding(accepted: string): ContentEncoding | undefined {
  const wishes = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = (encoding: ContentEncoding) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
  const [best] = contentEncodings.toSorted((one, other) => quality(other) - quality(one));
  return best && quality(best) > 0 ? best : undefined;
}
