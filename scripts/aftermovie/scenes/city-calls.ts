import type { FilmFacts } from "../film-facts.ts";
import { type Approach, cityCall } from "./city-call.ts";

const approaches: readonly [Approach, Approach, Approach] = [
  { from: { x: 30, y: 262 }, to: { x: 44, y: 154 }, board: "right" },
  { from: { x: 52, y: 250 }, to: { x: 68, y: 146 }, board: "right" },
  { from: { x: 46, y: 254 }, to: { x: 32, y: 142 }, board: "left" },
];

const callAt =
  (stop: 0 | 1 | 2) =>
  (t: number, { calls }: FilmFacts) => {
    const call = calls[stop];
    if (!call) throw new Error("The film calls at three cities.");
    return cityCall(t, call, approaches[stop]);
  };

export const firstCall = callAt(0);
export const secondCall = callAt(1);
export const thirdCall = callAt(2);
