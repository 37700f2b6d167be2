import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Release } from "../api/http/api-environment.ts";
import { samplePartner } from "../api/partners/sample-partner.fixture.ts";
import type { PagePolicy } from "../http/header-rules.ts";
import type { SiteFacts } from "./read-build.ts";

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
  "hi/offline.html": page("Hindi Offline"),
  "hi/400.html": page("Hindi 400"),
  "hi/404.html": page("Hindi 404"),
  "assets/entry-4f2a.js": "export const tour = 1;\n".repeat(50),
  "images/map.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "images/map.avif": "0123456789",
  "site.webmanifest": "{}",
  "events.atom": "<feed/>",
  "events.feed.json": '{"items":[]}',
  "events.json": '{"events":[]}',
  "service-worker.js": "self.skipWaiting();",
  "events.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  "captions.vtt": "WEBVTT\n",
  "empty.txt": "",
  "folder.txt/inner.txt": "inner",
  ".well-known/security.txt": "Contact: mailto:namaste@yatra.example\n",
  ".hidden/secret.txt": "what lies hidden in the site is nobody's",
};

/** What the test build says of its content. */
export const testFacts: SiteFacts = {
  siteAddress: "https://yatra.example",
  productName: "Test Yatra",
  logoSources: { apiAddress: "/api", partnerLogoHosts: [] },
  // Most tests change the partners themselves.
  partnersFrom: "database",
  contentPartners: [samplePartner()],
};

/** What the test build says that its pages may do. */
const testPolicies: PagePolicy[] = [
  { policy: "default-src 'none'", pages: ["/", "/400", "/404", "/events", "/events/trichy-2025", "/hi", "/hi/*"] },
];

const compressible = /\.(html|js|svg|xml)$/;

/** The compressed forms of those files, by their names: made once for all builds. */
const compressed: [name: string, bytes: Buffer][] = Object.entries(testSite)
  .filter(([name]) => compressible.test(name))
  .flatMap(([name, text]) => [
    [`${name}.br`, brotliCompressSync(text)],
    [`${name}.gz`, gzipSync(text)],
  ]);

export const testRelease: Release = { version: "1.2.3", build: "0123456789ab" };

const testRedirects = [
  { from: "/events/phase1", to: "/events" },
  { from: "/events/phase3", to: "/events?phase=3" },
];

/** Writes a build into a new temporary folder, with a secret beside it that no request may reach. */
export async function createTestBuild() {
  const root = await mkdtemp(path.join(os.tmpdir(), "test-build-"));
  const folder = path.join(root, "build");
  for (const [name, content] of [...Object.entries(testSite), ...compressed]) {
    const file = path.join(folder, "client", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(folder, "redirects.json"), JSON.stringify(testRedirects));
  await writeFile(path.join(folder, "page-policies.json"), JSON.stringify(testPolicies));
  await writeFile(path.join(folder, "release.json"), JSON.stringify(testRelease));
  await writeFile(path.join(folder, "openapi.json"), '{"openapi":"3.1.0"}');
  await writeFile(path.join(folder, "site.json"), JSON.stringify(testFacts));
  await writeFile(path.join(folder, "secret.txt"), "what lies beside the site is nobody's");
  return { root, folder, remove: () => rm(root, { recursive: true }) };
}
