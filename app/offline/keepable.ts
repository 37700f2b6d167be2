/**
 * Whether an answer may be kept: a whole one, of success, that can be read and came from the address asked for. A document
 * that a redirect led to may not be shown for the address that redirects.
 */
export function isKeepable({ status, type, redirected }: Pick<Response, "status" | "type" | "redirected">): boolean {
  return status === 200 && !redirected && (type === "basic" || type === "cors");
}

/** The attribute of a kept document that tells when the network answered it, as an HTTP date. */
const savedAttribute = "data-saved";

/** A kept document, marked as one that did not come from the network now. */
export async function markSaved(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const saved = (headers.get("Date") ?? "").replaceAll(/[^\w:, +-]/g, "");
  // The text is neither compressed any more nor as long as it was.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  const html = (await kept.text()).replace("<html", `<html ${savedAttribute}="${saved}"`);
  return new Response(html, { status: kept.status, headers });
}
