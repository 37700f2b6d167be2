import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A middleware of the development server whose answer may fail, as by a mistake in the content: Vite then tells of it, and
 * the server goes on. A rejection that nobody takes would end it.
 */
export function passErrors(answer: Answer): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).catch(next);
  };
}
