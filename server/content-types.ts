import path from "node:path";

/** The type of every kind of file that the build may write. Text carries its charset: without it some readers guess. */
const contentTypes: Readonly<Record<string, string>> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The type of a JSON Feed, which its last ending does not tell from other JSON. */
const jsonFeed = { ending: ".feed.json", type: "application/feed+json" };

/** The `Content-Type` of a file by its name's ending; `application/octet-stream` for one that is not known. */
export function contentTypeOf(file: string): string {
  if (file.endsWith(jsonFeed.ending)) return jsonFeed.type;
  return contentTypes[path.extname(file).toLowerCase()] ?? "application/octet-stream";
}
