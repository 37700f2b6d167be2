import { at, colour, drawing, mix, rect, repeat } from "../drawings/shapes.ts";
import { coach, coachLength } from "../drawings/train.ts";
import type { FilmFacts } from "./film-facts.ts";
import { chai } from "./scenes/chai.ts";
import { firstCall, secondCall, thirdCall } from "./scenes/city-calls.ts";
import { dawn } from "./scenes/dawn.ts";
import { figures } from "./scenes/figures.ts";
import { finale } from "./scenes/finale.ts";
import { hall } from "./scenes/hall.ts";
import { journey } from "./scenes/journey.ts";
import { route } from "./scenes/route.ts";

export const filmSize = { width: 1280, height: 720 };
export const framesPerSecond = 25;

/** A beat is the time from one rail joint to the next. */
const framesPerBeat = 15;

type Scene = {
  name: "dawn" | "journey" | "route" | "patna" | "delhi" | "mumbai" | "hall" | "chai" | "figures" | "finale";
  /** Its length in beats: every cut falls on a beat. */
  beats: number;
  /** Draws the moment `t`, in beats from the scene's beginning. */
  draw: (t: number, facts: FilmFacts) => string;
  /** Whether a train passes close by and takes the scene before away. */
  behindTrain?: true;
};

const scenes: readonly Scene[] = [
  { name: "dawn", beats: 7, draw: dawn },
  { name: "journey", beats: 4, draw: journey },
  { name: "route", beats: 4, draw: route },
  { name: "patna", beats: 4, draw: firstCall, behindTrain: true },
  { name: "delhi", beats: 4, draw: secondCall, behindTrain: true },
  { name: "mumbai", beats: 4, draw: thirdCall, behindTrain: true },
  { name: "hall", beats: 5, draw: hall, behindTrain: true },
  { name: "chai", beats: 4, draw: chai },
  { name: "figures", beats: 6, draw: figures },
  { name: "finale", beats: 6, draw: finale },
];

/** Each scene with the beat at which it begins. */
export const timeline = scenes.map((scene, index) => ({
  ...scene,
  from: scenes.slice(0, index).reduce((sum, { beats }) => sum + beats, 0),
}));

const totalBeats = scenes.reduce((sum, { beats }) => sum + beats, 0);
export const frameCount = totalBeats * framesPerBeat;

/** The time of a beat in seconds. */
export const secondsAt = (beat: number) => (beat * framesPerBeat) / framesPerSecond;

/** One frame of the film, as a drawing; `frame` is counted from 0. */
export function filmFrame(frame: number, facts: FilmFacts): string {
  const beat = frame / framesPerBeat;
  const current = timeline.findLast(({ from }) => from <= beat) ?? timeline[0];
  if (!current) throw new Error("The film has no scenes.");
  const wipes = timeline.filter(({ behindTrain }) => behindTrain).map(({ from }) => passingTrain(beat - from));
  return drawing(filmSize.width, filmSize.height, current.draw(beat - current.from, facts), ...wipes);
}

/** A train so near that it blurs; it fills the picture at the moment 0 and is gone half a beat before and after. */
function passingTrain(t: number): string {
  if (Math.abs(t) > 0.62) return "";
  const scale = 4.6;
  const x = 640 - 1.5 * coachLength * scale - t * 8600;
  const length = 3 * coachLength;
  const backing =
    rect(-30, -176, length, 300, mix("peacock", "ink", 0.5)) + rect(-30, -40, length, 160, colour("pitch"));
  const coaches = repeat(3, (index) => at({ x: index * coachLength }, coach({ seed: 60 + index, way: 0 })));
  const blur =
    '<filter id="passing" x="0" width="1" y="-.1" height="1.2"><feGaussianBlur stdDeviation="34 0"/></filter>';
  return `${blur}<g filter="url(#passing)">${at({ x, y: 820, scale }, backing, coaches)}</g>`;
}
