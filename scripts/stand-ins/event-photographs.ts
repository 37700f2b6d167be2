import { Chance } from "../../tools/soak/chance.ts";
import { chaiStall, stallSize } from "../drawings/chai-stall.ts";
import { hallLayers, hallSize } from "../drawings/hall.ts";
import { light, unfocused } from "../drawings/light.ts";
import { someone } from "../drawings/look.ts";
import { payingHand } from "../drawings/payment.ts";
import { person } from "../drawings/person.ts";
import { personBehind } from "../drawings/person-behind.ts";
import { at, colour, drawing, repeat, stroke } from "../drawings/shapes.ts";

/** A speaker before a full hall. */
export function hallPhotograph(): string {
  const { width, height } = hallSize;
  const chance = new Chance(77);
  const near = repeat(5, (index) => at({ x: 120 + index * 350, y: 1085, scale: 3.3 }, personBehind(someone(chance))));
  return drawing(
    width,
    height,
    ...hallLayers({ t: 0.6, hands: 0.62 }),
    unfocused("near", 7, near),
    light(width, height, 0.8),
  );
}

/** A visitor pays for tea by scanning a code. */
export function chaiPhotograph(): string {
  const { width, height } = stallSize;
  const chance = new Chance(19);
  const guest = { ...someone(chance), hairstyle: "long", garment: "sari", beard: "none", bindi: true } as const;
  const kulhad = at({ y: -8 }, stroke("M-11-16L-8 12H8L11-16Z", colour("rust"), 9));
  return drawing(
    width,
    height,
    chaiStall(2.2, 0),
    at(
      { x: 1440, y: 700, scale: 2.7 },
      person({ ...guest, smile: "closed" }, { left: { x: -46, y: 44, holds: kulhad }, tilt: -6 }),
    ),
    at({ x: 1105, y: 1045, scale: 1.08, rotate: -9 }, payingHand(0, 0.34)),
    unfocused("near", 8, at({ x: 120, y: 840, scale: 3.6 }, personBehind(someone(new Chance(3))))),
    light(width, height, 0.9),
  );
}
