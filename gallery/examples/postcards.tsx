import { events } from "content:events";
import { EventPicture } from "../../app/pages/events/card/event-scene.tsx";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import type { Chapter } from "../chapter.ts";

const route = [...events].sort(soonestFirst);

/** Every event's picture as its card shows it, and all of them small: a drawing must be known at a glance. */
export const postcards: Chapter = {
  id: "postcards",
  title: "Postcards",
  source: "content/images/postcards/",
  room: "ticket",
  examples: [
    {
      name: "All at 120 px",
      whole: true,
      show: (
        <ul className="gallery-miniatures">
          {route.map(({ _id, image, city }) => (
            <li key={_id} className="gallery-scene">
              <EventPicture image={image} city={city} />
            </li>
          ))}
        </ul>
      ),
    },
    ...route.map(({ title, image, city }) => ({
      name: title,
      show: (
        <div className="gallery-scene">
          <EventPicture image={image} city={city} />
        </div>
      ),
    })),
  ],
};
