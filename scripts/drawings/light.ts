import { colour, rect } from "./shapes.ts";

/** Afternoon light from the upper left over a whole picture, and darker corners, as a lens draws them. */
export function light(width: number, height: number, strength = 1): string {
  const stop = (offset: number, name: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour(name)}" stop-opacity="${opacity * strength}"/>`;
  const sun = `<radialGradient id="light-sun" cx=".16" cy="-.05" r="1.15">${stop(0, "straw", 0.75)}${stop(0.45, "bitcoin", 0.2)}${stop(1, "night", 0.28)}</radialGradient>`;
  const lens = `<radialGradient id="light-lens" cx=".5" cy=".46" r=".78">${stop(0.62, "night", 0)}${stop(1, "night", 0.55)}</radialGradient>`;
  const all = (fill: string, blend: string) => rect(0, 0, width, height, fill, `style="mix-blend-mode:${blend}"`);
  return sun + lens + all("url(#light-sun)", "soft-light") + all("url(#light-lens)", "multiply");
}

/** Parts out of focus: nearer or farther than the people in the middle. */
export function unfocused(id: string, blur: number, ...parts: string[]): string {
  return `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})">${parts.join("")}</g>`;
}
