import { lookup } from "mrmime";

/** Returns the `Content-Type` of a file by the extension of its name. Text is encoded in UTF-8. */
export function mediaType(name: string): string {
  // mrmime does not know favicons.
  const type = name.endsWith(".ico") ? "image/x-icon" : (lookup(name) ?? "application/octet-stream");
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
