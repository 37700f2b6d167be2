import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** What came of a wish: served now, refused with a reason, or nobody is there who serves. */
type Answer = { kind: "served" } | { kind: "refused"; why: string } | { kind: "nobody" };

/**
 * Asks `npm run serve` to change to another release, and waits until it has, or could not.
 *
 * @param folder the release's
 */
export async function askKeeper(folder: string): Promise<Answer> {
  const why = await say(folder);
  if (why === undefined) return { kind: "nobody" };
  if (why === "ok") return { kind: "served" };
  return { kind: "refused", why: why || "npm run serve ended meanwhile" };
}

/**
 * Which database the served site has, as its environment names it, which is often not that of whoever deploys; undefined
 * where nobody serves, or a keeper that does not know the question yet.
 */
export async function askDatabaseUrl(): Promise<string | undefined> {
  return /^DATABASE_URL=(.*)$/.exec((await say("DATABASE_URL")) ?? "")?.[1];
}

/** Says a line to the keeper. @returns its answer, or undefined where nobody serves */
async function say(line: string): Promise<string | undefined> {
  const connection = connect("releases/keeper.sock");
  try {
    connection.write(`${line}\n`);
    return await text(connection);
  } catch (error) {
    // No socket, or one that a killed process has left.
    const isNobody =
      error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
    if (isNobody) return undefined;
    throw error;
  }
}
