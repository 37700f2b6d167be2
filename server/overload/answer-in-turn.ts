import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { mostInFlight } from "../limits.ts";
import type { TellDrop } from "./drop-log.ts";

/**
 * Lets an answer begin when the one before it on its connection has gone out. Node hands over every request of a packet at
 * once, and answers begun then would each hold what they have read until the client has taken all before them. Nobody
 * whose connection carries one request at a time, as browsers and proxies have it, notices any of this.
 *
 * A connection with more than `mostInFlight` requests is ended: Node reads a packet to its end before it pauses, so that
 * nothing else bounds what waits.
 */
export function answerInTurn(answer: RequestListener, tellDrop: TellDrop): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    if (response.socket) return answer(request, response);
    const { socket } = request;
    // Node goes on with the packet whose connection was ended below.
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    // The one whose turn it is counts too.
    if (before + 2 > mostInFlight) {
      tellDrop("more requests at once over one connection than may wait", socket.remoteAddress);
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node has not done with the handing over yet.
      queueMicrotask(() => answer(request, response));
    });
  };
}
