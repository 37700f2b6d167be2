import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import { coin, rays } from "./coin.ts";
import { inlineDrawing } from "./inline-drawing.ts";
import { colour } from "./palette.ts";
import { type Box, middle, posterSize, shareFormat } from "./poster-size.ts";
import { at, path, rect } from "./shapes.ts";

/** Where the coin stands, and the height of the rails that the train runs on. */
const sun = { x: middle, y: 146, radius: 112 };
const rails = 424;

/** The train's drawing is 1550 units long, and its wheels stand at 2 units below 0. */
const train = { length: 1550, wheels: 2 };

/**
 * The scene of an event without a picture: the two colours of its city's theme, the coin as the sun, and the tour's
 * train that passes. On a taller poster all of it is larger, seen from the rails.
 */
export function themeScene(city: string, trainDrawing: string, { top }: Box = shareFormat.frame): string {
  const { name } = cityTheme(city);
  const { width, height } = posterSize;
  const scale = (width + 40) / train.length;
  const stop = (offset: number, end: string) => `<stop offset="${offset}" stop-color="${colour(`${name}-${end}`)}"/>`;
  const larger = (rails - top) / rails;
  const drawn = [
    `<defs><linearGradient id="theme" x1="0.2" y1="0" x2="0.8" y2="1">${stop(0, "from")}${stop(0.8, "to")}</linearGradient></defs>`,
    rect(0, 0, width, height, "url(#theme)"),
    `<g opacity="0.16">${at(sun, rays(20, 900, colour("paper"), 4))}</g>`,
    at(sun, coin(sun.radius, colour("enamel"), colour("ink"))),
    `<g opacity="0.3">${path("M0 340Q150 262 330 306T640 296 900 312 1200 270V450H0Z", colour("night"))}</g>`,
    `<g opacity="0.34">${path("M0 372Q220 318 430 352T860 340 1200 346V450H0Z", colour("night"))}</g>`,
    rect(0, rails - 8, width, 40, colour("night")),
    at({ x: -20, y: rails - train.wheels * scale, scale }, inlineDrawing(trainDrawing)),
  ];
  return at({ x: middle * (1 - larger), y: rails * (1 - larger), scale: larger }, ...drawn);
}
