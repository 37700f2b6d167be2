import type { Look } from "./look.ts";
import { type Pose, person } from "./person.ts";
import { at, circle, colour, ellipse, path, stroke } from "./shapes.ts";

/** A person from behind, as in a row of the audience: the same measures as from the front. */
export function personBehind(look: Look, pose: Pose = {}): string {
  return (
    person({ ...look, garment: "kurta", trim: look.cloth }, pose) +
    at({}, path("M-16 26H16L22 44H-22Z", look.cloth), at({ y: 2, scale: 1.16 }, headBehind(look)))
  );
}

function headBehind({ hairstyle, hair, skin, trim }: Look): string {
  const skull = ellipse(-14.5, 1, 3.4, 5, skin) + ellipse(14.5, 1, 3.4, 5, skin) + path("M-7 10H7V28H-7Z", skin);
  const crop = path("M-15.5 2C-16-16-9-21 0-21S16-16 15.5 2C15 14 8 19 0 19S-15 14-15.5 2Z", hair);
  const light = stroke("M-10-8Q-8-17 1-18", colour("paper"), 2, 'opacity="0.22"');
  switch (hairstyle) {
    case "bun":
      return skull + crop + circle(0, 6, 8.5, hair) + stroke("M-6 9Q0 14 6 9", colour("marigold"), 3.2) + light;
    case "long":
      return skull + path("M-16 4C-18-16-9-22 0-22S18-16 16 4L19 62Q0 70-19 62Z", hair) + light;
    case "scarf":
      return (
        path("M-17 6C-20-18-10-25 0-25S20-18 17 6Q18 30 32 56H-32Q-18 30-17 6Z", trim) +
        stroke("M-8-14Q-12 10-14 48", colour("ink"), 1.6, 'opacity="0.25"')
      );
    case "turban":
      return (
        skull +
        crop +
        path("M-17 0C-22-20-12-30 0-30S22-20 17 0Q0 8-17 0Z", trim) +
        stroke("M-16-6Q0 4 15-12M-14-16Q2-8 10-24", colour("ink"), 1.5, 'opacity="0.3"')
      );
    case "topi":
      return skull + crop + path("M-16-8L-11-25H11L16-8Q0-3-16-8Z", colour("paper"));
    case "cap":
      return skull + crop + path("M-16-4C-17-21-9-25 0-25S17-21 16-4Q0 0-16-4Z", trim);
    case "curls":
      return (
        skull +
        crop +
        [-13, -7, 1, 9, 13].map((x, index) => circle(x, [-6, -15, -19, -14, -5][index] ?? 0, 7.5, hair)).join("") +
        light
      );
    default:
      return skull + crop + light;
  }
}
