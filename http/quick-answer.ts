import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * A way past the app for requests that come most often.
 *
 * @param shared headers that every answer of the server carries, names and values in turn
 * @returns false, with nothing said yet, where it is no way for this request
 */
export type QuickAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly string[],
) => boolean | Promise<boolean>;
