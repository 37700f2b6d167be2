import type { Look } from "./look.ts";
import { circle, colour, ellipse, mix, path, stroke } from "./shapes.ts";

/** A head from the front, around 0,0, 34 units high. The light comes from the left. */
export function head(look: Look): string {
  const { skin, beard, bindi, glasses } = look;
  return [
    ellipse(-14.5, 1, 3.4, 5, skin),
    ellipse(14.5, 1, 3.4, 5, mix("rust", "ink", 0.3)),
    path("M-14.5-3C-14.5-14-8-18 0-18S14.5-14 14.5-3C14.5 10 8 18 0 18S-14.5 10-14.5-3Z", skin),
    path("M2-18C9-18 14.5-14 14.5-3 14.5 10 8 18 1 18 8 10 9-8 2-18Z", colour("ink"), 'opacity="0.13"'),
    beard === "full" ? path("M-14.3 0Q-10 8-6 6Q0 3 6 6 10 8 14.3 0C14 13 8 19 0 19S-14 13-14.3 0Z", look.hair) : "",
    face(look),
    beard === "none" ? "" : stroke("M-6 6.6Q-3 4.4 0 6 3 4.4 6 6.6", look.hair, 3),
    bindi ? circle(0, -8.5, 1.7, colour("rani")) : "",
    glasses ? spectacles : "",
    hair(look),
  ].join("");
}

const spectacles =
  circle(-6, -1.5, 5, "none", `stroke="${colour("ink")}" stroke-width="1.6"`) +
  circle(6, -1.5, 5, "none", `stroke="${colour("ink")}" stroke-width="1.6"`) +
  stroke("M-1-2Q0-3 1-2", colour("ink"), 1.6);

function face({ smile }: Look): string {
  const ink = colour("ink");
  return [
    stroke("M-9-6.5Q-6-8.5-3.5-6.5M3.5-6.5Q6-8.5 9-6.5", ink, 1.5),
    ellipse(-6, -1.5, 1.7, 2.1, ink),
    ellipse(6, -1.5, 1.7, 2.1, ink),
    stroke("M0-1Q2.2 3-0.6 3.6", ink, 1.2, 'opacity="0.45"'),
    smile === "open"
      ? path("M-6 8Q0 10 6 8 4.5 14 0 14T-6 8Z", colour("paper"), `stroke="${ink}" stroke-width="1"`)
      : stroke("M-5 9Q0 13 5 9", ink, 1.6),
  ].join("");
}

function hair({ hairstyle, hair: tone, trim }: Look): string {
  switch (hairstyle) {
    case "short":
      return path("M-15 0C-17-16-10-22 0-22S17-16 15 0C14-7 10-12 0-12S-14-7-15 0Z", tone);
    case "parted":
      return path("M-15 1C-18-17-8-23 2-22 12-22 17-15 15 1 13-8 8-12-3-13-9-11-14-8-15 1Z", tone);
    case "curls":
      return [-12, -6, 1, 8, 13].map((x, index) => circle(x, [-10, -17, -19, -16, -9][index] ?? -16, 7, tone)).join("");
    case "bun":
      return circle(0, -23, 7, tone) + path("M-15 2C-17-16-9-21 0-21S17-16 15 2C13-8 6-13 0-15-6-13-13-8-15 2Z", tone);
    case "long":
      return path("M-16 14C-19-16-10-22 0-22S19-16 16 14C14 4 14-8 0-15-14-8-14 4-16 14Z", tone);
    case "scarf":
      return path(
        "M-14 26C-26 0-16-24 0-24S26 0 14 26Q30 36 32 54L14 40Q0 46-14 40L-28 52Q-28 36-14 26ZM0-15C-9-15-13-9-13-1-13 9-8 17 0 17S13 9 13-1C13-9 9-15 0-15Z",
        trim,
        'fill-rule="evenodd"',
      );
    case "turban":
      return (
        path("M-18-4C-22-20-12-29 0-29S22-20 18-4C10-12 6-14 0-17-6-14-10-12-18-4Z", trim) +
        stroke("M-17-8Q-6-18 8-27M-14-18Q-6-22 0-28M17-8Q8-18-3-24", colour("ink"), 1.5, 'opacity="0.3"')
      );
    case "topi":
      return (
        path("M-15-3C-15-10-13-14-12-14H12C13-14 15-10 15-3 13-8 11-11 11-11H-11S-13-8-15-3Z", tone) +
        path("M-15-11L-10-25H11L15-11Q0-16-15-11Z", colour("paper"))
      );
    case "cap":
      return (
        path("M-15-2C-15-8-14-12-14-12H14S15-8 15-2C13-6 12-9 12-9H-12S-13-6-15-2Z", tone) +
        path("M-16-9C-16-20-9-24 0-24S16-20 16-9Q22-8 26-4 12-10-16-9Z", trim)
      );
  }
}
