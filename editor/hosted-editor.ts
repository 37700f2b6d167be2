import { rm } from "node:fs/promises";
import path from "node:path";
import { putFile } from "../content-check/put-file.ts";
import { headersFile } from "../site-build/host-files.ts";
import { buildEditor } from "./build-editor.ts";
import { Refusal } from "./refusal.ts";

/** The Git hosts that the editor supports, with the origins of their API and of the users' pictures. */
export const hosts = {
  github: { connect: "https://api.github.com", images: "https://avatars.githubusercontent.com" },
  gitlab: { connect: "https://gitlab.com", images: "https://gitlab.com https://secure.gravatar.com" },
};

/** The repository of the content on a Git host. */
export type HostedRepository = {
  host: keyof typeof hosts;
  /** The owner and the name, such as `owner/name`. */
  repository: string;
  branch: string;
};

/**
 * Writes the editor for `/editor/` of a website into a folder. Each change waits on the Git host for a review. The file
 * `_headers` allows requests to this host only.
 *
 * @param folder the output folder; its old files are removed
 * @throws Refusal if the repository's name is invalid
 */
export async function writeHostedEditor(
  folder: string,
  productName: string,
  repository: HostedRepository,
): Promise<void> {
  const { backend, headers } = hostedSettings(repository);
  const files = await buildEditor({ productName, backend });
  await rm(folder, { recursive: true, force: true });
  files.set("_headers", headersFile([{ path: "/editor/*", headers }]));
  for (const [name, content] of files) await putFile(path.join(folder, name), content);
}

/**
 * Returns the backend of Sveltia CMS for a repository, and the HTTP headers of the editor's page.
 *
 * @throws Refusal if the repository's name is invalid
 */
export function hostedSettings({ host, repository, branch }: HostedRepository) {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository))
    throw new Refusal(`--repository is "${repository}": write owner and name, such as sahaj-labs/yatra`);
  return {
    // By default, Sveltia CMS also offers a sign-in service, with which this site is not registered.
    backend: { name: host, repo: repository, branch, auth_methods: ["token" as const] },
    headers: { "Content-Security-Policy": policyFor(host), "X-Robots-Tag": "noindex" },
  };
}

function policyFor(host: HostedRepository["host"]): string {
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
