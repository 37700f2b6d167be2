import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connectionsPerAddress, mostInFlight } from "../../server/limits.ts";
import type { LoadOptions } from "./load.ts";

type FloodOptions = Pick<LoadOptions, "port" | "tally" | "isOver" | "gate"> & {
  /** The address of something large. */
  film: string;
};

/** How many connections send requests without end, and as many that send as many as they may. */
const flooders = 10;

/** How many requests a flooder sends at once. */
const flood = 3_000;

/** From where one machine opens more connections than it may: not from where the visitors come. */
const greedyAddress = "127.0.0.9";

/** How long a flood lasts, and how long the flooders rest, in milliseconds. */
const floodMs = 3_000;
const restMs = 500;

/** Connections that send many requests for something large at once, and take nothing of it. */
export async function runPipelinedFlood({ film, ...options }: FloodOptions): Promise<void> {
  const ask = `GET ${film} HTTP/1.1\r\nHost: yatra.example\r\n\r\n`;
  const texts = [ask.repeat(flood), ask.repeat(mostInFlight)];
  const open = () =>
    Array.from({ length: 2 * flooders }, (_, index) => openSilent(options.port, texts[index % texts.length]));
  await runFlood("clients that flood", options, open);
}

/** One address that takes all the connections that it gets, and says nothing. */
export async function runGreedyAddress(options: FloodOptions): Promise<void> {
  const open = () =>
    Array.from({ length: connectionsPerAddress + 100 }, () => openSilent(options.port, "", greedyAddress));
  await runFlood("one greedy address", options, open);
}

async function runFlood(
  kind: string,
  { tally, isOver, gate }: Omit<FloodOptions, "film">,
  openAll: () => Socket[],
): Promise<void> {
  while (!isOver()) {
    const sockets = openAll();
    for (const _socket of sockets) tally.left(kind);
    for (let waited = 0; waited < floodMs && !isOver() && gate.isOpen(); waited += 500) await sleep(500);
    for (const socket of sockets) socket.destroy();
    await sleep(restMs);
    await gate.pass();
  }
}

function openSilent(port: number, text = "", localAddress?: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", ...(localAddress !== undefined && { localAddress }) });
  // Most of them are ended by the server.
  socket.on("error", () => {});
  socket.pause().write(text);
  return socket;
}
