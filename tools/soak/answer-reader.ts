/** An answer as it came over the wire. */
export type WireAnswer = {
  status: number;
  /** Names in small letters; of a repeated header the last value. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

type Framed = { body: Buffer; rest: Buffer };

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Takes the bytes of one connection apart into the answers that they are. An answer that is not framed as HTTP/1.1 asks
 * for is a mistake of the server.
 *
 * @param bodyless tells whether the next answer is one without a body, because its request was HEAD
 */
export function createAnswerReader(bodyless: () => boolean, onAnswer: (answer: WireAnswer) => void) {
  let pending: Buffer = Buffer.alloc(0);
  const takeOne = (): boolean => {
    const end = pending.indexOf(headEnd);
    if (end < 0) return false;
    const { status, headers } = parseHead(pending.toString("latin1", 0, end));
    const after = pending.subarray(end + headEnd.length);
    if (status >= 100 && status < 200) {
      pending = after;
      return true;
    }
    const none = bodyless() || status === 204 || status === 304;
    const framed = none ? { body: Buffer.alloc(0), rest: after } : frame(headers, after);
    if (!framed) return false;
    pending = framed.rest;
    onAnswer({ status, headers, body: framed.body });
    return true;
  };
  return {
    /** @throws Error when the bytes are no answer */
    take(chunk: Buffer): void {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      while (pending.length > 0 && takeOne());
    },
    /** Bytes of an answer that is not whole. */
    unread: () => pending,
  };
}

function parseHead(text: string): Omit<WireAnswer, "body"> {
  const [first = "", ...lines] = text.split("\r\n");
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
  if (status === undefined) throw new Error(`an answer begins with ${JSON.stringify(first.slice(0, 80))}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`an answer has the header ${JSON.stringify(line.slice(0, 80))}`);
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(status), headers };
}

/** The body at the beginning of some bytes, and what follows it; undefined while it is not whole. */
function frame(headers: Readonly<Record<string, string>>, bytes: Buffer): Framed | undefined {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  if (length !== undefined && coding !== undefined) throw new Error("an answer has two lengths");
  if (coding === "chunked") return joinChunks(bytes);
  // Whoever answers without either closes the connection after it; the server does that for refusals without a body.
  const size = Number(length ?? 0);
  return bytes.length < size ? undefined : { body: bytes.subarray(0, size), rest: bytes.subarray(size) };
}

function joinChunks(bytes: Buffer): Framed | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (Number.isNaN(size)) throw new Error("a chunk of an answer has no size");
    const from = lineEnd + 2;
    if (bytes.length < from + size + 2) return undefined;
    parts.push(bytes.subarray(from, from + size));
    at = from + size + 2;
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(at) };
  }
}
