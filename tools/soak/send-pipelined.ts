import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAnswerReader, type WireAnswer } from "./answer-reader.ts";

/** A request as it goes over the wire. */
export type WireRequest = {
  /** Its bytes, each as a letter of Latin-1. */
  text: string;
  /** Whether an answer to it has no body. */
  head: boolean;
};

/** What became of a request: its answer, that none came, or that it broke off. */
export type Outcome<Sent extends WireRequest> = { request: Sent; answer: WireAnswer | "none" | "cut off" };

type Options<Sent extends WireRequest> = {
  port: number;
  /** How many requests are on their way at once. */
  depth: number;
  onOutcome: (outcome: Outcome<Sent>) => void;
};

/** After this long without a byte a connection counts as one that is not answered, in milliseconds. */
const silenceMs = 30_000;

/** How long a client that found nobody waits before it tries again, in milliseconds. */
const absentMs = 50;

/**
 * Sends requests one behind the other over one connection, several before the first is answered. Where the server closes
 * the connection, as it does after what is no HTTP, the rest goes over a new one.
 *
 * @throws Error when what comes back is no HTTP
 */
export async function sendPipelined<Sent extends WireRequest>(
  requests: Iterable<Sent>,
  options: Options<Sent>,
): Promise<void> {
  const source = requests[Symbol.iterator]();
  for (let waiting: Sent[] = []; ; ) {
    if (waiting.length === 0) {
      const { value, done } = source.next();
      if (done) return;
      waiting = [value];
    }
    waiting = await overOneConnection(waiting, source, options);
  }
}

/** @returns the requests that were sent in vain behind the one that ended the connection */
function overOneConnection<Sent extends WireRequest>(
  again: readonly Sent[],
  source: Iterator<Sent>,
  { port, depth, onOutcome }: Options<Sent>,
): Promise<Sent[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent[]>();
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const repeated = [...again];
  const sent: Sent[] = [];
  let answered = 0;
  const next = () => repeated.shift() ?? nextOf(source);
  const sendMore = () => {
    let text = "";
    while (sent.length < depth) {
      const request = next();
      if (!request) break;
      sent.push(request);
      text += request.text;
    }
    if (text !== "") socket.write(text, "latin1");
    else if (sent.length === 0) socket.end();
  };
  const reader = createAnswerReader(
    () => sent[0]?.head ?? false,
    (answer) => {
      const request = sent.shift();
      if (!request) throw new Error(`an answer came to no request: ${answer.status}`);
      answered += 1;
      onOutcome({ request, answer });
    },
  );
  socket.setTimeout(silenceMs, () => socket.destroy());
  let wasOpen = false;
  socket.on("connect", () => {
    wasOpen = true;
    sendMore();
  });
  socket.on("data", (chunk) => {
    try {
      reader.take(chunk);
      if (sent.length <= depth / 2) sendMore();
    } catch (error) {
      reject(error);
      socket.destroy();
    }
  });
  // A connection that is closed while something is written to it says so; `close` follows.
  socket.on("error", () => {});
  socket.on("close", async () => {
    // Nobody is there: the next one need not find that out at once.
    if (!wasOpen) await sleep(absentMs);
    const isCutOff = reader.unread().length > 0;
    const first = isCutOff || answered === 0 ? (sent.shift() ?? repeated.shift()) : undefined;
    if (first) onOutcome({ request: first, answer: isCutOff ? "cut off" : "none" });
    resolve([...sent, ...repeated]);
  });
  return promise;
}

function nextOf<Value>(source: Iterator<Value>): Value | undefined {
  const { value, done } = source.next();
  return done ? undefined : value;
}
