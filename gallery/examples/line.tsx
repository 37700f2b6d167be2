import { events } from "content:events";
import { RouteStrip } from "../../app/pages/events/route-line/route-line.tsx";
import { Track } from "../../app/ui/track.tsx";
import type { Chapter } from "../chapter.ts";

const bends = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;

const phase = (wanted: number) => events.filter((event) => event.phase === wanted);

/** The route line: its pieces, its stops, and the strip that is made of them. */
export const line: Chapter = {
  id: "line",
  title: "Route line",
  source: "app/ui/track.tsx",
  room: "own",
  examples: [
    { name: "Straight", show: <Track className="gallery-piece-straight" /> },
    ...bends.map((bend) => ({
      name: `Bend, ${bend.replace("-", " ")}`,
      show: <Track bend={bend} className="gallery-piece" />,
    })),
    { name: "A stop behind us", show: <i className="stop" /> },
    { name: "A stop ahead", show: <i className="stop" data-open /> },
    { name: "A crowded line with the engine bound for the next stop", show: strip(phase(2)), whole: true },
    { name: "A line that has been travelled", show: strip(phase(1)), whole: true },
  ],
};

function strip(stops: typeof events) {
  return (
    <div className="gallery-strip">
      <RouteStrip events={stops} />
    </div>
  );
}
