import { chaiStall } from "../../drawings/chai-stall.ts";
import { coin } from "../../drawings/coin.ts";
import { payingHand } from "../../drawings/payment.ts";
import { at } from "../../drawings/shapes.ts";
import { between, easeInOut, easeOut, part, settle } from "../motion.ts";

/** A visitor pays for tea: the telephone reads the code, and a coin leaps over to the seller. */
export function chai(t: number): string {
  const push = easeInOut(part(t, -0.5, 4.5));
  const paid = part(t, 1.9, 2.2);
  const come = settle(part(t, 0.1, 1));
  const leap = part(t, 2.1, 3);
  const scale = between(0.86, 0.96, push);
  return [
    at({ x: 640, y: 360, scale }, at({ x: -830 - 40 * push, y: -590 }, chaiStall(t, paid))),
    at(
      { x: between(1700, 1006, come), y: between(760, 486, come) + Math.sin(t * 2) * 4, rotate: between(30, -7, come) },
      payingHand(paid, t),
    ),
    leap > 0 && leap < 1
      ? at(
          {
            x: between(990, 420, easeOut(leap)),
            y: 430 - 330 * Math.sin(leap * Math.PI) * 0.9,
            scale: between(1, 0.7, leap),
          },
          coin(64, { flip: Math.cos(leap * 14) }),
        )
      : "",
  ].join("");
}
