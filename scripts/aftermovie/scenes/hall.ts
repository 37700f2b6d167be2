import { hallLayers } from "../../drawings/hall.ts";
import { at } from "../../drawings/shapes.ts";
import { easeInOut, part } from "../motion.ts";

/** People learn: the camera comes down the hall, and the hands go up. */
export function hall(t: number): string {
  const share = easeInOut(part(t, -1, 5.6));
  const [back, stage, front] = hallLayers({ t, hands: part(t, 1.4, 3.6) });
  const layer = (content: string, depth: number) => {
    const scale = 0.8 + 0.16 * share * depth;
    return at({ x: 640, y: 360, scale }, at({ x: -800, y: -575 - 20 * share * depth }, content));
  };
  return layer(back, 0.6) + layer(stage, 1) + layer(front, 1.9);
}
