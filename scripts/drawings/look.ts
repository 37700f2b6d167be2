import type { Chance } from "../../tools/soak/chance.ts";
import { colour, mix } from "./shapes.ts";

const hairstyles = ["short", "parted", "curls", "bun", "long", "scarf", "turban", "topi", "cap"] as const;
const garments = ["kurta", "sari", "coin-shirt", "shirt", "stripes", "waistcoat"] as const;

/** What one person looks like. */
export type Look = {
  skin: string;
  hair: string;
  hairstyle: (typeof hairstyles)[number];
  garment: (typeof garments)[number];
  cloth: string;
  trim: string;
  glasses: boolean;
  beard: "none" | "moustache" | "full";
  bindi: boolean;
  smile: "open" | "closed";
};

const skins = [
  mix("rust", "ink", 0.38),
  mix("rust", "ink", 0.2),
  mix("rust", "paper", 0.1),
  mix("rust", "paper", 0.3),
] as const;
const ink = colour("ink");
const hairs = [ink, ink, ink, mix("ink", "rust", 0.3), mix("ink-soft", "mist", 0.5)] as const;
const cloths = [
  colour("rani"),
  colour("peacock"),
  colour("marigold"),
  colour("bitcoin"),
  colour("paper"),
  colour("leaf"),
  colour("ink-soft"),
  mix("rani", "ink", 0.4),
  mix("peacock", "paper", 0.45),
  colour("enamel"),
] as const;

/** Someone of the crowd: half of them women, all ages, dressed for anywhere between Srinagar and Trichy. */
export function someone(chance: Chance): Look {
  const woman = chance.is(0.5);
  const hairstyle = woman
    ? chance.pick(["bun", "long", "long", "scarf", "curls"] as const)
    : chance.pick(["short", "short", "parted", "parted", "turban", "topi", "cap", "curls"] as const);
  const garment = woman
    ? chance.pick(["sari", "sari", "kurta", "coin-shirt", "stripes"] as const)
    : chance.pick(["kurta", "shirt", "coin-shirt", "stripes", "waistcoat"] as const);
  const cloth = chance.pick(cloths);
  const others = cloths.filter((other) => other !== cloth);
  return {
    skin: chance.pick(skins),
    hair: chance.pick(hairs),
    hairstyle,
    garment,
    cloth,
    trim: others[Math.floor(chance.next() * others.length)] ?? colour("enamel"),
    glasses: chance.is(0.22),
    beard: woman ? "none" : chance.pick(["none", "none", "moustache", "full"] as const),
    bindi: woman && chance.is(0.6),
    smile: chance.pick(["open", "open", "closed"] as const),
  };
}
