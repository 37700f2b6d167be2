import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends a request with exactly this path, on a connection of its own. `fetch` would normalise the path and decompress the response. */
export async function sendRequest(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
) {
  const request = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() };
}
