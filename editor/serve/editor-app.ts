import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getMimeType } from "hono/utils/mime";
import { ContentError } from "../../content-check/content-error.ts";
import type { Asked, ContentFiles } from "./content-files.ts";
import { RefusedChange } from "./refused-change.ts";

/** What the editor's requests need: the files, the content check, and what pages show of a file that is not saved yet. */
export type EditorParts = {
  files: ContentFiles;
  /** Reads and checks the content as it was saved. @throws ContentError */
  check: () => Promise<{ notes: readonly unknown[] }>;
  /** Shows pages with another text in a file's place, or, with null, as the files are. */
  draft: (file: string, text: string | null) => void;
  /** A share picture of the content with the draft in it, as JPEG. */
  sharePicture: (name: string) => Promise<Uint8Array>;
};

/** The most that a file may weigh, in bytes: more than any phone's photograph. */
const mostBytes = 30_000_000;

/**
 * What the editor's page may load: nothing of another site, which Sveltia CMS would ask for fonts and its newest version. The
 * preview's frame is named by its address: it lies in one with a blob's, where Firefox takes 'self' for nobody.
 */
const policy = (hosts: readonly string[]) =>
  `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data:; worker-src 'self' blob:; frame-src ${hosts.map((host) => `http://${host}`).join(" ")} blob:; frame-ancestors 'self'`;

/**
 * The editor's page, and what it asks for below `/editor/api`. It answers this computer alone.
 *
 * @param page the files of the built page
 * @param port the port that it is served on
 */
export function editorApp(
  parts: EditorParts,
  { page, port }: { page: ReadonlyMap<string, string | Uint8Array>; port: number },
): Hono {
  const app = new Hono().basePath("/editor");
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.use(onlyOwnRequests(hosts));
  app.route("/api", editorApi(parts));
  app.get("/*", (context) => {
    const name = context.req.path.slice("/editor/".length) || "index.html";
    const file = page.get(name);
    if (file === undefined) return context.notFound();
    const type = getMimeType(name) ?? "application/octet-stream";
    return new Response(Buffer.from(file), {
      headers: { "Content-Type": type, "Content-Security-Policy": policy(hosts), "Cache-Control": "no-cache" },
    });
  });
  return app;
}

/**
 * Refuses what another website's page, or one under a name of its own that leads here, asks for: its `Host` is not this
 * computer's, or its `Origin` is not this editor.
 */
function onlyOwnRequests(hosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    const isOwn =
      hosts.includes(context.req.header("Host") ?? "") &&
      (!origin || hosts.some((host) => origin === `http://${host}`));
    if (!isOwn) return context.text("The editor answers its own page on this computer alone.", 403);
    return next();
  };
}

function editorApi({ files, check, draft, sharePicture }: EditorParts): Hono {
  const api = new Hono();
  api.use(bodyLimit({ maxSize: mostBytes, onError: (context) => context.text("The file is larger than 30 MB.", 413) }));
  api.onError((error, context) => {
    if (error instanceof RefusedChange) return context.text(error.message, 409);
    return context.text(error.message, 500);
  });
  api
    .get("/files/*", async (context) => {
      const file = await files.read(placeOf(context));
      if (!file) {
        const names = await files.list(placeOf(context));
        return names ? context.json(names) : context.text("Not found", 404);
      }
      const headers = {
        ETag: `"${file.tag}"`,
        "Last-Modified": file.written.toUTCString(),
        "Cache-Control": "no-store",
      };
      return context.body(file.bytes.slice(), 200, headers);
    })
    .put(async (context) => {
      const tag = await files.write(placeOf(context), new Uint8Array(await context.req.arrayBuffer()), asked(context));
      return context.body(null, 204, { ETag: `"${tag}"` });
    })
    .delete(async (context) => {
      await files.remove(placeOf(context), asked(context));
      return context.body(null, 204);
    })
    .post(async (context) => {
      await files.move(placeOf(context), await context.req.text(), asked(context));
      return context.body(null, 204);
    });
  api.get("/check", async (context) => context.json({ ...(await checked(check)), tags: await files.tags() }));
  api.get("/changes", (context) =>
    context.json(files.changes.map(({ file, what, at }) => ({ file, what, at: at.toISOString() }))),
  );
  api.delete("/changes/last", async (context) => context.json(await files.undo()));
  api.put("/draft", async (context) => {
    draft(context.req.query("file") ?? "", await context.req.text());
    return context.body(null, 204);
  });
  api.delete("/draft", (context) => {
    draft("", null);
    return context.body(null, 204);
  });
  api.get("/share-picture/:name{.+}", async (context) =>
    context.body((await sharePicture(context.req.param("name"))).slice(), 200, { "Content-Type": "image/jpeg" }),
  );
  return api;
}

function placeOf(context: Context): string {
  return decodeURIComponent(context.req.path.replace(/^\/editor\/api\/files\/?/, ""));
}

/** The file as the page last saw it (RFC 9110, 13.1.1): `If-Match`, or none yet, `If-None-Match: *`; and its save. */
function asked(context: Context): Asked {
  const known = /^"(.+)"$/.exec(context.req.header("If-Match") ?? "")?.[1] ?? null;
  return { known, save: context.req.header("Editor-Save") ?? "" };
}

async function checked(check: EditorParts["check"]) {
  try {
    return { problems: [], notes: (await check()).notes };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, notes: error.notes };
  }
}
