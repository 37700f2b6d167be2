import { stamp, stationBoard } from "../../drawings/board.ts";
import { words } from "../../drawings/lettering.ts";
import { definitionsOf, layersOf } from "../../drawings/postcard-layers.ts";
import { at, colour, rect, repeat } from "../../drawings/shapes.ts";
import type { Call } from "../film-facts.ts";
import { between, easeInOut, easeOut, part } from "../motion.ts";

/** How the camera comes to a city's picture: from which side, in the picture's units, to where it rests. */
export type Approach = { from: { x: number; y: number }; to: { x: number; y: number }; board: "left" | "right" };

/** Units of the film for one of the postcard. */
const enlargement = 2.14;

/** The train arrives: the city behind moves slowly, its landmark faster, and the station's board comes to rest. */
export function cityCall(t: number, call: Call, { from, to, board }: Approach): string {
  const share = easeOut(part(t, -0.3, 3.2));
  const camera = { x: between(from.x, to.x, share), y: between(from.y, to.y, share) };
  const push = 1 + 0.05 * easeInOut(part(t, 0, 4));
  const [back, middle, front] = layersOf(call.postcard);
  const layer = (content: string, depth: number) =>
    at({ x: (to.x - camera.x) * depth - to.x, y: (to.y - camera.y) * depth - to.y }, content);
  const arrive = easeOut(part(t, -0.2, 1.5));
  const shift = (1 - arrive) * 1500 * (board === "right" ? 1 : -1);
  return [
    definitionsOf(call.postcard),
    at(
      { x: 640, y: 300, scale: push },
      at({ x: -640, y: -300, scale: enlargement }, layer(back, 0.55), layer(middle, 0.9), layer(front, 1.15)),
    ),
    platformEdge(shift),
    at({ x: (board === "right" ? 984 : 296) + shift, y: 506, scale: 0.92 }, cityBoard(call, t)),
  ].join("");
}

function cityBoard({ boardName, hindi, date, edition }: Call, t: number): string {
  const struck = part(t, 1.82, 2);
  const land =
    struck === 0 ? "" : at({ x: 176, y: -134, scale: between(2.2, 1, struck), opacity: struck }, editionStamp(edition));
  const face = [
    words(0, -26, hindi, { size: 86 }),
    words(0, 58, boardName.toUpperCase(), { size: 88 }),
    words(0, 98, date, { size: 28, voice: "plain" }),
  ];
  return stationBoard(540, 278, face.join(""), 120) + land;
}

function editionStamp(edition: string): string {
  return stamp(232, 72, colour("rani"), words(0, 15, edition.toUpperCase(), { size: 42, fill: colour("rani") }), -7);
}

/** The striped edge of the platform in front. */
function platformEdge(shift: number): string {
  const first = (((shift % 80) + 80) % 80) - 80;
  return (
    rect(0, 664, 1280, 60, colour("night")) +
    rect(0, 660, 1280, 18, colour("ink")) +
    repeat(18, (index) => rect(first + index * 80, 660, 40, 18, colour("enamel")))
  );
}
