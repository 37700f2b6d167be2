import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { WireAnswer } from "./answer-reader.ts";
import { Chance } from "./chance.ts";
import { runGreedyAddress, runPipelinedFlood } from "./floods.ts";
import type { Gate } from "./gate.ts";
import { hostileRequests } from "./hostile-requests.ts";
import type { JudgedSite } from "./judge-answers.ts";
import { sendPipelined, type WireRequest } from "./send-pipelined.ts";
import type { Tally } from "./tally.ts";

export type LoadOptions = {
  port: number;
  site: JudgedSite;
  tally: Tally;
  seed: number;
  isOver: () => boolean;
  /** Where all wait while the memory that the server keeps is looked at. */
  gate: Gate;
};

/** How many pass the gate: visitors, attackers, and the kinds that want no answer. */
export const clients = { visitors: 3, attackers: 2, others: 4 } as const;

/** How many requests a client sends before it rests, and for how long it does, in milliseconds. */
const batch = 200;
const restMs = 60;

/** How many slow clients there are at once, and after how long they give up for others to come, in milliseconds. */
const slowClients = 100;
const slowMs = 5_000;

/** Addresses of the API that are always 200, and files that are not too large to be asked for again and again. */
const apiAddresses = ["/api/partners", "/api/partners/category/hosts", "/api/healthz", "/api/openapi.json"] as const;
const large = /\.(?:mp4|mov|webm)$/;

/** Everybody who asks something of the server, until it is over. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const visitors = Array.from({ length: clients.visitors }, (_, index) => runVisitor(options, index + 1));
  const attackers = Array.from({ length: clients.attackers }, (_, index) => runAttacker(options, index + 1));
  const film = options.site.pages.find((page) => large.test(page)) ?? "/";
  const floods = [runPipelinedFlood({ ...options, film }), runGreedyAddress({ ...options, film })];
  await Promise.all([
    ...visitors,
    ...attackers,
    ...floods,
    runVanishingClients(options, film),
    runSlowClients(options),
  ]);
}

/** A visitor: pages, files and the API, sometimes what is there already, sometimes a part. */
async function runVisitor({ port, site, tally, seed, isOver, gate }: LoadOptions, number: number): Promise<void> {
  const chance = new Chance(seed + number);
  const [first, ...others] = site.pages.filter((page) => !/\/40[04]$/.test(page) && !large.test(page));
  const pages: [string, ...string[]] = [first ?? "/", ...others];
  const tags = new Map<string, string>();
  const request = () => {
    const address = chance.is(0.2) ? chance.pick(apiAddresses) : chance.pick(pages);
    const tag = tags.get(address);
    const condition = tag !== undefined && chance.is(0.3) ? `If-None-Match: ${tag}\r\n` : "";
    const range = chance.is(0.1) ? `Range: bytes=${Math.floor(chance.between(0, 50))}-\r\n` : "";
    const encoding = chance.is(0.7) ? "Accept-Encoding: br, gzip\r\n" : "";
    return {
      text: `GET ${address} HTTP/1.1\r\nHost: yatra.example\r\n${condition}${range}${encoding}\r\n`,
      head: false,
      address,
    };
  };
  while (!isOver()) {
    await sendPipelined(Array.from({ length: batch }, request), {
      port,
      depth: 4,
      onOutcome: ({ request: { text, address }, answer }) => {
        if (typeof answer !== "string" && answer.headers.etag !== undefined) tags.set(address, answer.headers.etag);
        tally.add("visitors", text, answer, typeof answer === "string" ? undefined : faultOf(answer, address, site));
      },
    });
    await rest(gate);
  }
}

/** What is wrong with the answer to a visitor, if anything. */
function faultOf(answer: WireAnswer, address: string, { judge, isFileAt }: JudgedSite): string | undefined {
  const { status, body } = answer;
  if (![200, 206, 304, 416].includes(status)) return "no success";
  if (status === 200 && !address.startsWith("/api/") && !isFileAt(address, body)) return "the body of another address";
  return judge(answer, false);
}

/**
 * One attacker waits for each answer. The other sends many requests at once, and one of them that is no HTTP ends the
 * connection with the answers before it.
 */
async function runAttacker({ port, site, tally, seed, isOver, gate }: LoadOptions, number: number): Promise<void> {
  const [first, ...others] = site.pages.filter((page) => !large.test(page));
  const requests = hostileRequests(seed + number, [
    first ?? "/",
    ...others,
    "/events/phase1",
    ...apiAddresses,
    "/api/readyz",
  ]);
  const depth = number === 1 ? 1 : 16;
  const next = (): WireRequest => {
    const { value } = requests.next();
    return value;
  };
  while (!isOver()) {
    await sendPipelined(Array.from({ length: batch }, next), {
      port,
      depth,
      onOutcome: ({ request, answer }) => {
        if (answer === "cut off" && depth > 1) return tally.left("attackers");
        const fault = typeof answer === "string" ? undefined : site.judge(answer, request.head);
        tally.add("attackers", request.text, answer, fault);
      },
    });
    await rest(gate);
  }
}

/** Clients that ask for something large and are gone before they have it. */
async function runVanishingClients({ port, tally, isOver, gate }: LoadOptions, film: string): Promise<void> {
  while (!isOver()) {
    const socket = open(port, `GET ${film} HTTP/1.1\r\nHost: yatra.example\r\n\r\nGET /events HTTP/1.1\r\n`);
    tally.left("clients that vanish");
    await sleep(20);
    socket.destroy();
    await rest(gate, 0);
  }
}

async function runSlowClients({ port, tally, isOver, gate }: LoadOptions): Promise<void> {
  while (!isOver()) {
    const sockets = Array.from({ length: slowClients }, () =>
      open(port, "GET /events HTTP/1.1\r\nHost: a\r\nX-Half: "),
    );
    for (const _socket of sockets) tally.left("clients that are slow");
    for (let waited = 0; waited < slowMs && !isOver() && gate.isOpen(); waited += 500) await sleep(500);
    for (const socket of sockets) socket.destroy();
    await rest(gate);
  }
}

async function rest(gate: Gate, ms = restMs): Promise<void> {
  await sleep(ms);
  await gate.pass();
}

function open(port: number, text: string): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  // While the server is started again nobody is there.
  socket.on("error", () => {});
  socket.write(text);
  return socket;
}
