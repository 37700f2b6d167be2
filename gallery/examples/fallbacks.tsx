import { stops } from "content:home";
import { EventScene } from "../../app/pages/events/card/event-scene.tsx";
import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import type { Chapter } from "../chapter.ts";

const cities = ["New Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad", "Pune", "Agra"];

/** A card's picture area without a picture: gradient, emoji on its coin, board. */
function scene(city: string) {
  const cityNames = stops.find(({ name }) => name === city) ?? null;
  return (
    <div className="gallery-scene">
      <EventScene event={{ city, cityNames, image: null, status: "upcoming" }} badge="Upcoming" />
    </div>
  );
}

/** What stands in for a missing picture (clauses C-2 to C-4), one for each theme. */
export const fallbacks: Chapter = {
  id: "fallbacks",
  title: "City themes",
  source: "app/pages/events/card/event-scene.tsx",
  room: "ticket",
  examples: cities.map((city) => ({ name: `${city}: theme ${cityTheme(city).name}`, show: scene(city) })),
};
