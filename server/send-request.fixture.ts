import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** Sends a request with exactly this path. `fetch` would normalise the path and decompress the response. */
export async function sendRequest(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const sent = { ...length, ...headers };
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers: sent, agent }, async (response) => {
      const bytes = await buffer(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
    });
    request.on("error", reject);
    request.end(body);
  });
}
