import { Chance } from "../../tools/soak/chance.ts";
import { someone } from "./look.ts";
import { person } from "./person.ts";
import { at, circle, colour, ellipse, mix, n, path, rect, repeat, stroke } from "./shapes.ts";

/** A sky of three colours from top to bottom; `id` must be its own in the drawing. */
export function sky(id: string, [top, middle, bottom]: readonly [string, string, string], height = 720): string {
  const stop = (offset: number, name: string) => `<stop offset="${offset}" stop-color="${colour(name)}"/>`;
  return `<linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(0.55, middle)}${stop(1, bottom)}</linearGradient>${rect(0, 0, 2400, height, `url(#${id})`)}`;
}

/** Hills at the horizon, wide enough to move past. */
export function farHills(fill: string, seed = 1): string {
  const chance = new Chance(seed);
  const tops = repeat(
    12,
    (index) =>
      `Q${n(index * 200 + 100)} ${n(chance.between(400, 500))} ${index * 200 + 200} ${n(chance.between(500, 540))}`,
  );
  return path(`M0 530${tops}V720H0Z`, fill);
}

export function palm(x: number, y: number, scale: number, fill = colour("night")): string {
  const leaf = (turn: number) => at({ rotate: turn }, path("M0 0Q40-34 92-6 44-14 0 6Z", fill));
  const leaves = [-8, 24, 56, -40, -150, -120, -176, -205].map(leaf).join("");
  return at({ x, y, scale }, path("M-6 0Q4-110 14-206L22-204Q16-100 10 0Z", fill), at({ x: 18, y: -206 }, leaves));
}

/** A signal with two lamps on a mast. */
export function signal(shows: "stop" | "go"): string {
  const lamp = (y: number, tone: string, lit: boolean) =>
    (lit ? circle(0, y, 46, tone, 'opacity="0.25"') : "") +
    circle(0, y, 20, lit ? tone : mix(tone.slice(6, -1), "ink", 0.75));
  return [
    rect(-6, -330, 12, 340, colour("ink")),
    rect(-34, -420, 68, 124, colour("pitch"), 'rx="30"'),
    lamp(-388, colour("rani"), shows === "stop"),
    lamp(-328, colour("signal"), shows === "go"),
    rect(-26, -240, 52, 30, colour("enamel"), 'rx="3"'),
  ].join("");
}

/** People on the platform against the light, who wave the train off. */
export function crowdInShadow(t: number): string {
  const chance = new Chance(12);
  const people = repeat(22, (index) => {
    const wave = Math.sin(t * 4.2 + index * 1.9) * 11;
    const waves = chance.is(0.55) && t > 1.5 + chance.next();
    const pose = waves ? { right: { x: 34 + wave, y: -48 } } : {};
    const place = { x: index * 96 - 30 + chance.between(-22, 22), y: 640 + chance.between(-30, 10) };
    return at({ ...place, scale: chance.between(1.1, 1.5) }, person(someone(chance), pose));
  });
  const tone = `flood-color="${colour("pitch")}"`;
  return `<filter id="shadow" x="0" y="0" width="1" height="1"><feFlood ${tone}/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#shadow)">${people}</g>`;
}

/** Fields in rows that run to the horizon between two heights; `shift` moves them past. */
export function fields(
  top: number,
  bottom: number,
  shift: number,
  tones: readonly [string, string, ...string[]],
): string {
  const width = 300;
  const first = Math.floor(shift / width);
  const slant = (bottom - top) * 1.2;
  const strips = Array.from({ length: 8 }, (_, index) => {
    const x = (first + index) * width - shift - 300;
    const tone = tones[(((first + index) % tones.length) + tones.length) % tones.length] ?? tones[0];
    return path(`M${n(x)} ${top}H${n(x + width)}L${n(x + width - slant)} ${bottom}H${n(x - slant)}Z`, tone);
  });
  return strips.join("");
}

/** A tree of the plains: a trunk under a wide crown. */
export function tree(x: number, y: number, scale: number, tone = mix("leaf", "peacock", 0.3)): string {
  return at(
    { x, y, scale },
    path("M-7 0Q-2-40-8-70H8Q2-40 8 0Z", mix("rust", "ink", 0.5)),
    ellipse(0, -92, 70, 44, tone),
    ellipse(-36, -72, 44, 30, tone),
    ellipse(42, -76, 46, 30, tone),
    ellipse(-16, -108, 40, 22, mix("leaf", "straw", 0.28)),
  );
}

/** A telegraph pole with the wires that lead to the next, `gap` away. */
export function telegraphPole(x: number, y: number, gap: number): string {
  const ink = colour("ink");
  const wire = (drop: number) =>
    stroke(`M${n(x)} ${y - drop}Q${n(x + gap / 2)} ${y - drop + 60} ${n(x + gap)} ${y - drop}`, ink, 2);
  return (
    wire(344) +
    wire(320) +
    rect(x - 6, y - 360, 12, 370, ink) +
    rect(x - 44, y - 348, 88, 9, ink) +
    rect(x - 34, y - 324, 68, 8, ink)
  );
}
