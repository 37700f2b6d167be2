/** Movement as functions of time. Times are in beats: a beat is the time between two rail joints. */

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How far `t` has come from one beat to another, from 0 to 1. */
export const part = (t: number, from: number, to: number) => clamp((t - from) / (to - from));

export const between = (from: number, to: number, share: number) => from + (to - from) * share;

export const easeIn = (share: number) => share ** 3;
export const easeOut = (share: number) => 1 - (1 - share) ** 3;
export const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Comes to rest a little beyond its place and back, as a thing with weight does. */
export const settle = (share: number) => 1 + 2.4 * (share - 1) ** 3 + 1.4 * (share - 1) ** 2;

/** The blow of a wheel on a rail joint, twice at each beat: 1 at the blow, then dying away. */
export function joint(t: number): number {
  const since = t - Math.floor(t);
  const blow = (from: number) => (since < from ? 0 : Math.exp(-14 * (since - from)));
  return blow(0) + 0.7 * blow(0.24);
}
