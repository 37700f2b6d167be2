import { Hono, type MiddlewareHandler } from "hono";
import { streamSSE, streamText } from "hono/streaming";
import { lookup } from "mrmime";
import type { ContentReview } from "../../content-check/read-catalogue.ts";
import { Refusal } from "../refusal.ts";
import type { ContentFiles } from "./content-files.ts";
import type { Drafts } from "./drafts.ts";
import { giteaApi } from "./gitea-api.ts";

/** The objects and functions with which the editor's server answers requests. */
export type EditorParts = {
  files: ContentFiles;
  /** Reads and checks the saved content. */
  check: () => Promise<ContentReview>;
  drafts: Drafts;
  /** Draws a share picture of the content with its drafts. @returns a JPEG */
  sharePicture: (name: string) => Promise<Uint8Array>;
  /**
   * Publishes the saved content.
   *
   * @param report gets a sentence about each step
   * @returns a function that waits until the content is public, and throws an Error after a time limit
   * @throws Error with the reason if a step fails
   */
  publish: (report: (sentence: string) => void) => Promise<() => Promise<void>>;
  /**
   * Imports events or partners from a sheet and the pictures beside it.
   *
   * @param isSaved if false, the import is a dry run
   * @returns the changes and the remarks
   * @throws Refusal with each mistake and its correction
   */
  importSheet: (kind: "events" | "partners", files: readonly File[], isSaved: boolean) => Promise<object>;
};

/**
 * Returns the content security policy of the editor's page. It blocks requests to other origins, from which Sveltia CMS would
 * load fonts and the number of its newest version. `frame-src` names the host, because the preview's frame is inside a frame with
 * a blob URL, where `'self'` matches nothing in Firefox.
 */
const policyAt = (host: string) =>
  `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data:; worker-src 'self' blob:; frame-src http://${host} blob:; frame-ancestors 'self'`;

/**
 * Returns the server of the editor's page and its API at `/editor/api`. It answers requests of this computer only.
 *
 * @param page the files of the built page
 */
export function editorApp(parts: EditorParts, page: ReadonlyMap<string, string | Uint8Array>): Hono {
  const app = new Hono().basePath("/editor");
  app.use(onlyOwnRequests);
  app.route("/api", editorApi(parts));
  app.get("/*", (context) => {
    const name = context.req.path.slice("/editor/".length) || "index.html";
    const file = page.get(name);
    if (file === undefined) return context.notFound();
    const type = lookup(name) ?? "application/octet-stream";
    const policy = policyAt(context.req.header("Host") ?? "");
    return new Response(Buffer.from(file), {
      headers: { "Content-Type": type, "Content-Security-Policy": policy, "Cache-Control": "no-cache" },
    });
  });
  return app;
}

/**
 * Refuses requests of other websites, whose `Origin` is not the editor's. Also refuses requests to host names of others that
 * resolve to this computer (DNS rebinding), because their `Host` is not local.
 */
const onlyOwnRequests: MiddlewareHandler = async (context, next) => {
  const host = context.req.header("Host") ?? "";
  const origin = context.req.header("Origin");
  const isOwn = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host) && (!origin || origin === `http://${host}`);
  if (!isOwn) return context.text("The editor only answers requests of its own page on this computer.", 403);
  return next();
};

function editorApi({ files, check, drafts, sharePicture, publish, importSheet }: EditorParts): Hono {
  const api = new Hono();
  api.onError((error, context) => context.json({ message: error.message }, error instanceof Refusal ? 409 : 500));
  api.route("/v1", giteaApi(files));
  api.get("/check", async (context) => context.json(await files.inTurn(check)));
  api.get("/changes", async (context) =>
    context.json(
      (await files.saves()).map(({ at, files: saved }) => ({
        at,
        files: saved.map(({ file, before, after }) => ({ file, what: kindOfChange(before, after) })),
      })),
    ),
  );
  api.delete("/changes/last", async (context) => {
    await files.takeBack();
    return context.body(null, 204);
  });
  api.post("/publish", (context) =>
    streamText(context, async (stream) => {
      const report = (sentence: string) => void stream.write(`${sentence}\n`);
      // Saves must wait until the changes are pushed, because Git changes the files too. They do not wait for the public site.
      await files
        .inTurn(() => publish(report))
        .then((waitUntilPublic) => waitUntilPublic())
        .catch((error: Error) => report(error.message));
    }),
  );
  api.post("/import/:kind{events|partners}", async (context) => {
    const kind = context.req.param("kind") === "events" ? "events" : "partners";
    const sent = (await context.req.formData()).getAll("files").filter((file) => file instanceof File);
    return context.json(await importSheet(kind, sent, context.req.query("save") !== undefined));
  });
  api.get("/events", (context) =>
    streamSSE(context, async (stream) => {
      const send = () => void stream.writeSSE({ data: "changed" });
      files.changes.on("change", send);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      files.changes.off("change", send);
    }),
  );
  api.put("/draft", async (context) => {
    drafts.show(await context.req.json());
    return context.body(null, 204);
  });
  api.put("/draft/pictures/:name{[0-9a-f-]+\\.[a-z]+}", async (context) => {
    await drafts.addPicture(context.req.param("name"), new Uint8Array(await context.req.arrayBuffer()));
    return context.body(null, 204);
  });
  api.get("/share-picture/:name{.+}", async (context) =>
    context.body((await sharePicture(context.req.param("name"))).slice(), 200, { "Content-Type": "image/jpeg" }),
  );
  return api;
}

function kindOfChange(before: unknown, after: unknown): string {
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
}
