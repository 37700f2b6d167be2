import { type Context, Hono } from "hono";
import { Refusal } from "../refusal.ts";
import type { ContentFiles, FileChange } from "./content-files.ts";

/** The only folder of the repository in this API. */
const folder = "content/";

/** A change to a file in a request (https://docs.gitea.com/api/next/#tag/repository/operation/repoChangeFiles). */
type ChangeRequest = {
  operation: "create" | "update" | "delete";
  path: string;
  from_path?: string;
  sha?: string;
  content: string;
};

/**
 * Returns the part of Gitea's API (https://docs.gitea.com/api/next/) that Sveltia CMS uses, for the content folder. So Sveltia
 * CMS works on this computer as with a Git host: it keeps drafts, notices the changes of others, and sends all files of a save in
 * one request.
 */
export function giteaApi(files: ContentFiles): Hono {
  const repository = new Hono();
  const head = async () => ({ id: await files.head(), message: "" });
  repository.get("/", (context) => context.json({ permissions: { pull: true, push: true }, default_branch: "main" }));
  repository.get("/branches/:branch", async (context) => context.json({ commit: await head() }));
  repository.get("/git/trees/:commit", async (context) => {
    const listed = await files.list();
    const tree = listed.map(({ file, hash, size }) => ({ type: "blob", path: folder + file, sha: hash, size }));
    return context.json({ tree, truncated: false });
  });
  repository.post("/file-contents", async (context) => {
    const { files: paths }: { files: string[] } = await context.req.json();
    return context.json(
      await Promise.all(
        paths.map(async (path) => {
          const content = await files.read(fileOf(path));
          return content && { path, encoding: "base64", content: Buffer.from(content).toString("base64") };
        }),
      ),
    );
  });
  repository.get("/media/:branch/*", (context) => sendFile(context, files));
  // The history of an entry is empty, because the panel shows the last saves.
  repository.get("/commits", (context) => context.json([]));
  repository.post("/contents", async (context) => {
    const { files: requests }: { files: ChangeRequest[] } = await context.req.json();
    const hashes = await files.save(requests.map(changeOf));
    const saved = requests.map(({ path }, index) => hashes[index] && { path, sha: hashes[index] });
    return context.json({ commit: { sha: await files.head(), created: new Date().toISOString() }, files: saved });
  });

  const api = new Hono();
  api.get("/version", (context) => context.json({ version: "1.24.0" }));
  api.get("/user", (context) => context.json({ id: 1, login: "editor", full_name: "This computer", avatar_url: "" }));
  // Sveltia CMS then reads all texts in one request.
  api.get("/settings/api", (context) => context.json({ default_paging_num: 10_000 }));
  api.route("/repos/:owner/:name", repository);
  return api;
}

/** The random file name of an entry whose name has no Latin letters, such as `cf6c79596d73-2027.yaml`. */
const randomName = /\/[0-9a-f]{12}(?:-\d{4})?\.yaml$/;

function changeOf({ operation, path, from_path, sha, content }: ChangeRequest): FileChange {
  if (operation === "create" && randomName.test(path))
    throw new Refusal(
      "The name has no Latin letters, so the URL would be random. Open Slug (the anchor at the right), write a short name in Latin letters, such as bengaluru-2027, and save again.",
    );
  const bytes = Buffer.from(content, "base64");
  return {
    file: fileOf(path),
    from: from_path && fileOf(from_path),
    known: operation === "create" ? null : (sha ?? null),
    content: operation === "delete" ? null : path.endsWith(".yaml") ? withLineBreak(bytes) : bytes,
  };
}

/** Adds the last line break, which Sveltia CMS removes. */
function withLineBreak(bytes: Buffer): Uint8Array {
  return Buffer.from(`${bytes.toString().trimEnd()}\n`);
}

function fileOf(path: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : `../${path}`;
}

async function sendFile(context: Context, files: ContentFiles): Promise<Response> {
  const [, path = ""] = /\/media\/[^/]+\/(.+)$/.exec(decodeURI(context.req.path)) ?? [];
  const content = await files.read(fileOf(path));
  return content ? context.body(Uint8Array.from(content)) : context.json({ message: `There is no ${path}.` }, 404);
}
