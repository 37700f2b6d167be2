import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { headersFile } from "../site-build/host-files.ts";
import { buildEditor } from "./build-editor.ts";
import { Refusal } from "./refusal.ts";

/** The hosts that keep changes for review, and the addresses that the editor asks there. */
export const hosts = {
  github: { connect: "https://api.github.com", images: "https://avatars.githubusercontent.com" },
  gitlab: { connect: "https://gitlab.com", images: "https://gitlab.com https://secure.gravatar.com" },
};

/** Where a host keeps the content. */
export type Review = {
  host: keyof typeof hosts;
  /** As the host names it, such as `owner/name`. */
  repository: string;
  branch: string;
};

/**
 * Writes the editor for `/editor/` of a website into a folder: every change waits on the host until somebody there has
 * looked at it. `_headers` allows the page that host alone.
 *
 * @param folder is emptied first
 * @throws Refusal if the repository cannot be one
 */
export async function writeHostedEditor(folder: string, productName: string, review: Review): Promise<void> {
  const { backend, headers } = hostedSettings(review);
  const files = await buildEditor({ productName, backend });
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await writeFile(path.join(folder, "_headers"), headersFile([{ path: "/editor/*", headers }]));
}

/**
 * Where the editor signs people in and keeps the content, and the headers of its page.
 *
 * @throws Refusal if the repository cannot be one
 */
export function hostedSettings({ host, repository, branch }: Review) {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository))
    throw new Refusal(`--repository is "${repository}": write owner and name, such as sahaj-labs/yatra`);
  return {
    // By default, Sveltia CMS would also offer a sign-in service, which knows nothing of this site.
    backend: { name: host, repo: repository, branch, auth_methods: ["token" as const] },
    headers: { "Content-Security-Policy": policyFor(host), "X-Robots-Tag": "noindex" },
  };
}

function policyFor(host: Review["host"]): string {
  const { connect, images } = hosts[host];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${images}`,
    `connect-src 'self' blob: data: ${connect}`,
    "worker-src 'self' blob:",
    "frame-src blob:",
    "frame-ancestors 'none'",
  ].join("; ");
}
