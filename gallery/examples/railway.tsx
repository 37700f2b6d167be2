import { events } from "content:events";
import { stops } from "content:home";
import type { TourStop } from "../../app/content/home-content.ts";
import { RouteStrip } from "../../app/pages/events/route-line/route-line.tsx";
import { StationBoard } from "../../app/ui/station-board.tsx";
import { Timetable } from "../../app/ui/timetable.tsx";
import { Track } from "../../app/ui/track.tsx";
import type { Chapter } from "../chapter.ts";

const languages = new Intl.DisplayNames(["en"], { type: "language" });

/** The scripts on a city's board, such as `Tamil, Hindi, English`. */
function scripts({ own, hindi }: TourStop): string {
  if (!own) return "Hindi, English";
  const language = languages.of(own.language);
  return own.text === hindi ? `${language} as in Hindi, English` : `${language}, Hindi, English`;
}

/** The boards of the tour's cities, and those of cities that nobody has written down. */
export const boards: Chapter = {
  id: "boards",
  title: "Station boards",
  source: "app/ui/station-board.tsx",
  room: "own",
  examples: [
    ...stops.map((stop) => ({
      name: `${stop.name}: ${scripts(stop)}`,
      show: <StationBoard city={stop.name} names={stop} />,
    })),
    { name: "A city without an entry", show: <StationBoard city="Agra" names={null} /> },
    { name: "A long name without an entry", show: <StationBoard city="Thiruvananthapuram Central" names={null} /> },
  ],
};

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

const date = { label: "Date", value: "28th September, 2025" };
const time = { label: "Time", value: "10:00 AM – 5:00 PM IST" };

/** The ruled rows of facts. */
export const timetables: Chapter = {
  id: "timetables",
  title: "Timetables",
  source: "app/ui/timetable.tsx",
  room: "third",
  examples: [
    { name: "Three facts", show: <Timetable rows={[date, time, { label: "Venue", value: "Yamuna Hall, Agra" }]} /> },
    { name: "One fact", show: <Timetable rows={[date]} /> },
    {
      name: "A fact of several lines, with a word that does not fit",
      show: (
        <Timetable
          rows={[time, { label: "Venue", value: `Hall of the ${"Thiruvananthapuram".repeat(3)}, Nandhi Koil Street` }]}
        />
      ),
    },
  ],
};
