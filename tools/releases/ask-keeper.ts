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
  const connection = connect("releases/keeper.sock");
  try {
    connection.write(`${folder}\n`);
    const why = await text(connection);
    if (why === "ok") return { kind: "served" };
    return { kind: "refused", why: why || "npm run serve ended meanwhile" };
  } catch (error) {
    // No socket, or one that a killed process has left.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED")) {
      return { kind: "nobody" };
    }
    throw error;
  }
}
