import type { ServerResponse } from "node:http";
import type { RawHeaders } from "../../http/prepared-answer.ts";

/** Answers with a line of words. */
export function answerText(response: ServerResponse, status: number, text: string, headers: RawHeaders): void {
  const bytes = Buffer.from(`${text}\n`);
  const type = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(bytes.length)];
  response.writeHead(status, [...headers, ...type]).end(bytes);
}
