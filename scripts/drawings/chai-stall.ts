import { words } from "./lettering.ts";
import type { Look } from "./look.ts";
import { codeStand } from "./payment.ts";
import { person } from "./person.ts";
import { at, circle, colour, ellipse, mix, path, rect, repeat, stroke } from "./shapes.ts";
import { badge } from "./train.ts";

export const stallSize = { width: 1600, height: 1200 };

const seller: Look = {
  skin: mix("rust", "ink", 0.28),
  hair: colour("ink"),
  hairstyle: "topi",
  garment: "waistcoat",
  cloth: colour("paper"),
  trim: colour("bitcoin"),
  glasses: false,
  beard: "moustache",
  bindi: false,
  smile: "open",
};

/** A tea stall on the platform at dusk; `t` in beats moves steam and bulbs, `paid` from 0 to 1 lights the payment up. */
export function chaiStall(t: number, paid: number): string {
  return [
    background(),
    shelves(),
    bulbs(t),
    at({ x: 560, y: 560, scale: 2.5 }, person(seller, { right: { x: 62, y: 66 }, tilt: Math.sin(t) * 2 })),
    stove(t),
    counter(),
    glasses(t),
    codeStand(paid),
    awning(),
  ].join("");
}

function background(): string {
  const windows = repeat(9, (index) => rect(index * 190 - 40, 430, 130, 150, mix("enamel", "bitcoin", 0.2), 'rx="14"'));
  return [
    rect(-200, -200, 2000, 1600, mix("peacock", "night", 0.6)),
    rect(-200, 360, 2000, 420, mix("peacock", "ink", 0.25)),
    rect(-200, 400, 2000, 210, mix("paper", "peacock", 0.25)),
    windows,
    rect(-200, 620, 2000, 16, colour("enamel")),
    rect(140, 180, 1320, 640, mix("rust", "night", 0.62)),
    rect(120, 160, 34, 700, mix("rust", "ink", 0.2)),
    rect(1446, 160, 34, 700, mix("rust", "ink", 0.2)),
  ].join("");
}

function jar(x: number, y: number, content: string): string {
  return at(
    { x, y },
    rect(-30, -80, 60, 80, mix("paper", "peacock", 0.35), 'rx="10" opacity="0.55"'),
    rect(-26, -56, 52, 52, content, 'rx="7"'),
    rect(-26, -94, 52, 18, colour("rani"), 'rx="5"'),
    rect(-22, -72, 7, 58, colour("paper"), 'opacity="0.5" rx="3"'),
  );
}

function shelves(): string {
  const fills = [
    colour("marigold"),
    mix("rust", "paper", 0.4),
    colour("straw"),
    mix("leaf", "straw", 0.3),
    colour("bitcoin"),
  ];
  const row = (y: number, from: number, count: number) =>
    repeat(count, (index) => jar(from + index * 84, y, fills[(index * 3 + from) % fills.length] ?? fills[0] ?? ""));
  const cups = repeat(6, (index) =>
    at(
      { x: 1120 + (index % 3) * 56, y: 540 - Math.floor(index / 3) * 42 },
      path("M-22-40H22L15 0H-15Z", mix("rust", "bitcoin", 0.3)),
      ellipse(0, -40, 22, 6, mix("rust", "ink", 0.3)),
    ),
  );
  return [
    row(420, 220, 3),
    rect(180, 420, 300, 14, mix("rust", "paper", 0.3)),
    row(560, 220, 3),
    rect(180, 560, 300, 14, mix("rust", "paper", 0.3)),
    row(400, 1000, 5),
    rect(960, 400, 460, 14, mix("rust", "paper", 0.3)),
    cups,
    rect(1060, 540, 360, 14, mix("rust", "paper", 0.3)),
    at(
      { x: 760, y: 330 },
      rect(-130, -46, 260, 92, colour("rani"), 'rx="8"'),
      words(0, 24, "चाय", { size: 80, fill: colour("paper") }),
    ),
  ].join("");
}

function bulbs(t: number): string {
  return repeat(9, (index) => {
    const x = 190 + index * 152;
    const glow = 0.16 + 0.05 * Math.sin(t * 3 + index * 2);
    return (
      stroke(`M${x} 200V250`, colour("ink"), 3) +
      circle(x, 266, 44, colour("straw"), `opacity="${glow}"`) +
      circle(x, 266, 15, colour("straw"))
    );
  });
}

function stove(t: number): string {
  return at(
    { x: 290, y: 812 },
    rect(-110, -40, 220, 60, colour("ink"), 'rx="8"'),
    path("M-40-46Q-24-70-14-46Q0-78 14-46Q26-70 40-46Z", colour("bitcoin")),
    path("M-92-64Q-110-190 0-200 110-190 92-64Q0-36-92-64Z", mix("wheat", "paper", 0.12)),
    path("M20-198Q110-184 92-64Q60-50 30-48 78-110 20-198Z", colour("rust"), 'opacity="0.45"'),
    path("M84-130Q150-140 158-196L176-190Q170-104 88-90Z", mix("wheat", "rust", 0.2)),
    rect(-44, -216, 88, 18, mix("wheat", "rust", 0.3), 'rx="8"'),
    circle(0, -226, 14, colour("ink")),
    stroke("M-70-190Q-60-280 0-284 60-280 70-190", colour("ink"), 12),
    path("M-70-150Q-60-184-30-188-56-150-60-96Z", colour("paper"), 'opacity="0.5"'),
    steam(168, -210, t, 1.5),
  );
}

function steam(x: number, y: number, t: number, scale: number): string {
  const wisp = (index: number) => {
    const age = (t * 0.4 + index / 3) % 1;
    return at(
      {
        x: 16 * Math.sin(age * 6 + index * 2),
        y: -100 * age,
        opacity: 0.55 * Math.sin(age * Math.PI),
        scale: 0.6 + age,
      },
      stroke("M-5 0Q-18-16-4-30T-6-58", colour("paper"), 7),
    );
  };
  return at({ x, y, scale }, repeat(3, wisp));
}

function counter(): string {
  return [
    rect(90, 820, 1420, 34, colour("enamel"), 'rx="6"'),
    rect(90, 844, 1420, 10, mix("wheat", "rust", 0.3)),
    rect(120, 854, 1360, 400, colour("rani")),
    repeat(17, (index) =>
      path(`M${120 + index * 80} 854h80v46q-40 44-80 0z`, index % 2 ? colour("paper") : mix("rani", "ink", 0.28)),
    ),
    at({ x: 560, y: 1050 }, badge(96)),
  ].join("");
}

/** Glasses of tea on the counter, one of them for the visitor. */
function glasses(t: number): string {
  return repeat(4, (index) =>
    at(
      { x: [742, 1196, 1276, 1356][index] ?? 0, y: 822, scale: 1.25 },
      path("M-24-70H24L18 0H-18Z", colour("paper"), 'opacity="0.45"'),
      path("M-22-52H22L17-3H-17Z", mix("rust", "wheat", 0.55)),
      ellipse(0, -52, 22, 5, mix("wheat", "paper", 0.5)),
      path("M-15-48H-9L-9-8H-12Z", colour("paper"), 'opacity="0.6"'),
      steam(0, -76, t + index * 0.37, 0.62),
    ),
  );
}

function awning(): string {
  return [
    repeat(17, (index) =>
      path(`M${index * 100 - 50} 90h100v100q-50 56-100 0z`, index % 2 ? colour("paper") : colour("rani")),
    ),
    repeat(17, (index) => path(`M${index * 100 - 50} 90h100v20h-100z`, colour("ink"), 'opacity="0.2"')),
    rect(-200, -200, 2000, 292, mix("rani", "ink", 0.3)),
    words(800, 62, "CHAI  ·  चाय  ·  CHAI", { size: 84, fill: colour("enamel") }),
  ].join("");
}
