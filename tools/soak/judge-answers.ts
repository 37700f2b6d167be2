import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { z } from "zod/mini";
import { partnerCategories } from "../../catalogue/partner.ts";
import { partnerSchema } from "../../catalogue/partner-schemas.ts";
import { problemSchema } from "../../http/problem.ts";
import type { WireAnswer } from "./answer-reader.ts";
import { digest, readBuildContents } from "./build-contents.ts";

/** Says what is wrong with an answer, whatever was asked for; undefined where nothing is. */
export type Judge = (answer: WireAnswer, head: boolean) => string | undefined;

/** The server's own short texts. A redirect tells where to; the rest of it is the request's own. */
const shortTexts =
  /^(?:This address can only be read\.|This page is at \/\S*|A request has one Host header\.|Only Expect: 100-continue can be met\.|40[04] [A-Z][A-Za-z ]+)\n$/;

/** What only somebody inside may know: paths, the language's own files, the database's words, traces of calls. */
const inside =
  /node_modules|node:internal|file:\/\/|\n\s+at |\.ts:\d|SQLITE|sqlite|no such table|ENOENT|EBADF|EACCES|ERR_[A-Z]/;

/** A built site with its judge. */
export type JudgedSite = {
  judge: Judge;
  /** The addresses of its files. */
  pages: [string, ...string[]];
  /** Whether a body is what stands at an address, as it is or compressed. */
  isFileAt: (address: string, body: Buffer) => boolean;
};

/**
 * Reads the built site, and judges answers by it: a body is a file of the site as it was built, or a part of one; a text
 * of the server's own; or an answer of the API. Anything else is a leak.
 *
 * @param buildFolder what the server serves; its own path may stand in no answer
 */
export async function createJudge(buildFolder: string): Promise<JudgedSite> {
  const { files, served, kept, description, addresses, bodies } = await readBuildContents(buildFolder);
  const partsSeen = new Map<string, boolean>();
  const isPart = (body: Buffer) => {
    const key = digest(body);
    const known = partsSeen.get(key) ?? files.some((file) => file.includes(body));
    partsSeen.set(key, known);
    return known;
  };
  const secretPaths = [path.resolve(buildFolder), process.cwd()];
  const tellsTooMuch = (text: string) => inside.test(text) || secretPaths.some((secret) => text.includes(secret));
  const judge: Judge = ({ status, headers, body }, head) => {
    if (status >= 500) return `status ${status}`;
    const lines = JSON.stringify(headers);
    if (tellsTooMuch(lines)) return `a header tells too much: ${lines}`;
    return head || body.length === 0 || served.has(digest(body)) ? undefined : judgeBody({ status, headers, body });
  };
  const judgeBody = ({ status, headers, body }: WireAnswer) => {
    const plain = decoded(headers["content-encoding"], body);
    if (kept.has(digest(body)) || kept.has(digest(plain))) return "a file of the build that is nobody's";
    if (status === 206) return isPart(body) ? undefined : "a part of no file";
    if (digest(plain) === description) return undefined;
    return judgeText(headers, plain.toString(), tellsTooMuch);
  };
  const isFileAt = (address: string, body: Buffer) => bodies.has(`${address} ${digest(body)}`);
  return { judge, pages: ["/", ...addresses.filter((address) => address !== "/")], isFileAt };
}

type TellsTooMuch = (text: string) => boolean;

function judgeText(headers: WireAnswer["headers"], text: string, tellsTooMuch: TellsTooMuch): string | undefined {
  const begin = JSON.stringify(text.slice(0, 200));
  if (tellsTooMuch(text)) return `a body tells too much: ${begin}`;
  const type = headers["content-type"] ?? "";
  if (/^application\/(?:problem\+)?json/.test(type)) {
    return isApiAnswer(text) ? undefined : `JSON that is no answer of the API: ${begin}`;
  }
  if (type.startsWith("text/plain") && shortTexts.test(text)) return undefined;
  return `a body that is nothing of the site: ${begin}`;
}

/** The bytes before they were compressed; those of a part are left as they are. */
function decoded(encoding: string | undefined, body: Buffer): Buffer {
  try {
    if (encoding === "br") return brotliDecompressSync(body);
    return encoding === "gzip" ? gunzipSync(body) : body;
  } catch {
    return body;
  }
}

const partnerList = z.array(z.strictObject(partnerSchema.shape));

/** Everything that the API answers in JSON but its own description, and no field more. */
const answers = z.union([
  z.strictObject(problemSchema.shape),
  z.strictObject(
    Object.fromEntries(partnerCategories.map((category) => [category, partnerList])) as Record<
      (typeof partnerCategories)[number],
      typeof partnerList
    >,
  ),
  partnerList,
  z.strictObject({ status: z.literal("ok"), version: z.string(), build: z.string() }),
  z.strictObject({ status: z.literal("ready") }),
]);

/** Whether a text is JSON of the shape of one of the API's answers. */
function isApiAnswer(text: string): boolean {
  try {
    return answers.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
