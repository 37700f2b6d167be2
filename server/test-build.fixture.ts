import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { startServer } from "./start-server.ts";

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${"<p>नमस्ते</p>".repeat(40)}</html>`;

/** The files of a small site as the build lays them out, with their text. */
export const testSite: Readonly<Record<string, string>> = {
  "index.html": page("Home"),
  "events.html": page("Events"),
  "events/trichy-2025.html": page("Trichy"),
  "400.html": page("400 Bad Request"),
  "404.html": page("404 Not Found"),
  "hi.html": page("Hindi Home"),
  "hi/events.html": page("Hindi Events"),
  "hi/400.html": page("Hindi 400"),
  "hi/404.html": page("Hindi 404"),
  "assets/entry-4f2a.js": "export const tour = 1;\n".repeat(50),
  "assets/film.mp4": "0123456789",
  "assets/large.bin": "large".repeat(200_000),
  "images/map.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "images/map.avif": "0123456789",
  "api/partners.json": '{"hosts":[]}',
  "api/partners/category/hosts.json": "[]",
  "site.webmanifest": "{}",
  "events.atom": "<feed/>",
  "events.json": '{"events":[]}',
  "service-worker.js": "self.skipWaiting();",
  "events.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  "captions.vtt": "WEBVTT\n",
  "favicon.ico": "icon",
  "empty.txt": "",
  "folder.txt/inner.txt": "inner",
  ".well-known/security.txt": "Contact: mailto:namaste@yatra.example\n",
  ".hidden/secret.txt": "what lies hidden in the site is nobody's",
  _headers: [
    "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: frame-ancestors 'self'\n",
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
    "/images/*\n  Content-Security-Policy: default-src 'none'\n",
    "/api/*\n  Access-Control-Allow-Origin: *\n",
    "/api/partners*\n  Cache-Control: public, max-age=60\n",
  ].join("\n"),
  _redirects: [
    "/events/phase1 /events 302",
    "/events/city/bombay /events/city/mumbai 302",
    "/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4 /events/city/surat 302",
    "/events/phase3 /events?phase=3 302",
    "/api/partners /api/partners.json 200",
    "/api/partners/category/hosts /api/partners/category/hosts.json 200\n",
  ].join("\n"),
};

export const testRelease = { version: "1.2.3", build: "0123456789ab" };

/** The compressed copies of those files, by their names: made once for all builds. */
const compressed: [name: string, bytes: Buffer][] = Object.entries(testSite)
  .filter(([name]) => /\.(html|js|svg|xml)$/.test(name))
  .flatMap(([name, text]) => [
    [`${name}.br`, brotliCompressSync(text)],
    [`${name}.gz`, gzipSync(text)],
  ]);

/** Writes a build into a new temporary folder, with a secret beside it that no request may reach. */
export async function createTestBuild() {
  const root = await mkdtemp(path.join(os.tmpdir(), "test-build-"));
  const folder = path.join(root, "build");
  for (const [name, content] of [...Object.entries(testSite), ...compressed]) {
    const file = path.join(folder, "client", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(folder, "release.json"), JSON.stringify(testRelease));
  await writeFile(path.join(folder, "secret.txt"), "what lies beside the site is nobody's");
  return { root, folder, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The test build, served on a free port. */
export async function startTestServer() {
  const { folder, remove } = await createTestBuild();
  const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
  const { port, stop } = await startServer({ build: folder, settings, log: pino({ level: "silent" }) });
  return {
    folder,
    port,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}
