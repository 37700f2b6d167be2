import type { ServerResponse } from "node:http";
import type { RawHeaders } from "./prepared-answer.ts";

/** Headers that were made once and never change, and the bytes that they describe. */
type WholeAnswer = { whole: RawHeaders; bytes: Buffer };

/** What Node has of an answer's head: its text, and whether that is sent. Its documentation names neither; the tests hold both. */
type HeadedResponse = ServerResponse & { _header: string | null; _headerSent: boolean };

/** What Node wrote for an answer in one second. */
type Kept = {
  second: number;
  /** The headers for which it did: the same bytes may have others for whoever asks by https. */
  whole: RawHeaders;
  /** The head from the headers on that all have in common. */
  head: string;
  /** Head and bytes in one piece, where no answer has headers of its own. */
  joined: Buffer | undefined;
  /** Few bytes as text, which Node sends with the head in one piece. */
  text: string | undefined;
};

const firstLine = "HTTP/1.1 200 OK\r\n";
const none: RawHeaders = [];

/** Up to so many bytes a copy costs less than a second piece: of head and bytes once a second, or of the bytes each time. */
const longest = { joined: 32 * 1024, text: 4 * 1024 } as const;

/** By the bytes: what is kept goes with them when they leave the cache. */
const keptAnswers = new WeakMap<Buffer, Kept>();

/**
 * Answers with 200 and prepared bytes. Node makes the text of the head, and checks each letter of it, once a second: until
 * its `Date` changes all others are given the same text. Made anew it is a third of the work of an answer.
 *
 * @param own headers of this answer alone, before the others: whatever comes from outside is checked already
 */
export function writeWhole(response: ServerResponse, answer: WholeAnswer, own: RawHeaders = none): void {
  const { whole, bytes } = answer;
  const isUsual = isAsOthers(response);
  const second = Math.trunc(Date.now() / 1000);
  const kept = keptAnswers.get(bytes);
  if (isUsual && kept?.second === second && kept.whole === whole) {
    writeKept(response as HeadedResponse, kept, bytes, own);
    return;
  }
  response.writeHead(200, own.concat(whole));
  const { _header: text } = response as HeadedResponse;
  if (isUsual && text) keptAnswers.set(bytes, { second, whole, ...keep(text, bytes, own) });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}

/** Whether Node would write what it writes for others: no answer to HEAD, and none that ends the connection or has other headers. */
function isAsOthers(response: ServerResponse): boolean {
  const { method, headers } = response.req;
  const isOpen = response.shouldKeepAlive && headers.expect === undefined;
  return isOpen && method === "GET" && response.getHeaderNames().length === 0;
}

function writeKept(response: HeadedResponse, { head, joined, text }: Kept, bytes: Buffer, own: RawHeaders): void {
  if (joined && own.length === 0) {
    response._header = head;
    response._headerSent = true;
    response.end(joined);
    return;
  }
  response._header = firstLine + linesOf(own) + head;
  if (text === undefined) response.end(bytes);
  else response.end(text, "latin1");
}

function keep(head: string, bytes: Buffer, own: RawHeaders): Pick<Kept, "head" | "joined" | "text"> {
  const isJoined = own.length === 0 && bytes.length <= longest.joined;
  return {
    head: head.slice(firstLine.length + linesOf(own).length),
    joined: isJoined ? Buffer.concat([Buffer.from(head, "latin1"), bytes]) : undefined,
    text: !isJoined && bytes.length <= longest.text ? bytes.toString("latin1") : undefined,
  };
}

function linesOf(headers: RawHeaders): string {
  let lines = "";
  for (let index = 0; index < headers.length; index += 2) lines += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return lines;
}
