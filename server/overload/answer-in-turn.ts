import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { mostInFlight, mostWaiting } from "../limits.ts";
import type { TellDrop } from "./drop-log.ts";

/**
 * Lets an answer begin when the one before it on its connection has gone out. Node hands over every request of a packet at
 * once, and answers begun then would each hold what they have read until the client has taken all before them. Nobody
 * whose connection carries one request at a time, as browsers and proxies have it, notices any of this.
 *
 * A connection with more than `mostInFlight` requests, or whose requests are too many for `mostWaiting` of all connections,
 * is ended: Node reads a packet to its end before it pauses, so that nothing else bounds what waits.
 */
export function answerInTurn(answer: RequestListener, tellDrop: TellDrop): RequestListener {
  const waiting = createWaiting();
  return (request, response) => {
    if (response.socket) return answer(request, response);
    const { socket } = request;
    // Node goes on with the packet whose connection was ended below.
    if (socket.destroyed) return;
    // The one whose turn it is counts too.
    const isOneTooMany = waiting.on(socket) + 2 > mostInFlight;
    if (isOneTooMany || waiting.inAll() === mostWaiting) {
      const whose = isOneTooMany ? "at once over one connection than may wait" : "wait over all connections than may";
      tellDrop(`more requests ${whose}`, socket.remoteAddress);
      socket.destroy();
      return;
    }
    waiting.add(socket, 1);
    response.once("socket", () => {
      waiting.add(socket, -1);
      // Node has not done with the handing over yet.
      queueMicrotask(() => answer(request, response));
    });
  };
}

/** Counts what waits, on each connection and on all. What waits on a connection that ends does not wait any more. */
function createWaiting() {
  const counts = new WeakMap<Socket, number>();
  let inAll = 0;
  const on = (socket: Socket) => counts.get(socket) ?? 0;
  const add = (socket: Socket, change: number) => {
    if (!counts.has(socket)) socket.once("close", () => add(socket, -on(socket)));
    counts.set(socket, on(socket) + change);
    inAll += change;
  };
  return { on, inAll: () => inAll, add };
}
