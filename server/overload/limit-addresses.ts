import type { RequestListener, Server } from "node:http";
import { BlockList, type Socket } from "node:net";
import { connectionsPerAddress } from "../limits.ts";
import { clientKey, forwardedFor, isNamed } from "./client-address.ts";
import type { TellDrop } from "./drop-log.ts";

/** What one client may have of the server at once. */
export type AddressLimits = {
  /** How many connections, or requests through the proxy. */
  perAddress: number;
  /** The addresses of the proxies in front: they may have any number of connections, and say for whom they ask. */
  proxies: BlockList;
};

/** Where nothing is said: no proxy is trusted. */
export const usualAddressLimits: AddressLimits = { perAddress: connectionsPerAddress, proxies: new BlockList() };

type Options = AddressLimits & {
  tellDrop: TellDrop;
  /** Answers a request that comes through a proxy and is one too many. */
  refuse: RequestListener;
};

/**
 * Keeps one address from taking every connection: one too many is closed at once. Whoever comes through a named proxy is
 * counted by requests instead, each of which takes a connection of the proxy's.
 *
 * @returns a listener that counts these requests before it answers them
 */
export function limitAddresses(
  server: Server,
  answer: RequestListener,
  { perAddress, proxies, tellDrop, refuse }: Options,
): RequestListener {
  const connections = createCounter(perAddress);
  const requests = createCounter(perAddress);
  const ofProxy = new WeakSet<Socket>();
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    // Gone already.
    if (remoteAddress === undefined) return socket.destroy();
    if (isNamed(remoteAddress, proxies)) return ofProxy.add(socket);
    const leave = connections.enter(clientKey(remoteAddress));
    if (leave) return socket.once("close", leave);
    tellDrop("one address has as many connections as it may", remoteAddress);
    return socket.destroy();
  });
  if (proxies.rules.length === 0) return answer;
  return (request, response) => {
    const client = ofProxy.has(request.socket)
      ? forwardedFor(request.headers["x-forwarded-for"]?.toString(), proxies)
      : undefined;
    if (client === undefined) return answer(request, response);
    const leave = requests.enter(clientKey(client));
    if (!leave) {
      tellDrop("one address behind the proxy has as many requests as it may", client);
      return refuse(request, response);
    }
    response.once("close", leave);
    return answer(request, response);
  };
}

/** Counts by keys, up to a number for each. */
function createCounter(most: number) {
  const counts = new Map<string, number>();
  return {
    /** @returns what to call at the end, once; undefined where there are as many as there may be */
    enter(key: string): (() => void) | undefined {
      const count = counts.get(key) ?? 0;
      if (count >= most) return undefined;
      counts.set(key, count + 1);
      return () => {
        const now = counts.get(key) ?? 0;
        if (now > 1) counts.set(key, now - 1);
        else counts.delete(key);
      };
    },
  };
}
