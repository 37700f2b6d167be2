import { stops } from "content:home";
import type { TourStop } from "../../app/content/content-modules.ts";
import { StationBoard } from "../../app/ui/station-board.tsx";
import type { Chapter } from "../chapter.ts";

const languages = new Intl.DisplayNames(["en"], { type: "language" });

/** What a city's board shows, such as `Tamil, Hindi, English`. */
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
