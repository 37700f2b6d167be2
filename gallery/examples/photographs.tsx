import { eventPhotos, groupPhoto } from "content:home";
import { picture } from "../../app/pages/events/event.fixture.ts";
import { Photo } from "../../app/ui/photo.tsx";
import type { Chapter } from "../chapter.ts";

const sizes = "(min-width: 1024px) 340px, 90vw";

/** Photographs of the content. */
export const photographs: Chapter = {
  id: "photographs",
  title: "Photographs",
  source: "app/ui/photo.tsx",
  room: "third",
  examples: [
    { name: "The group", show: <Photo picture={groupPhoto.picture} alt={groupPhoto.description} sizes={sizes} /> },
    ...eventPhotos.slice(0, 1).map((photo) => ({
      name: "From an event",
      show: <Photo picture={photo.picture} alt={photo.description} sizes={sizes} />,
    })),
    {
      name: "Before it has arrived: its main colour",
      show: <Photo picture={{ ...picture, width: 3, height: 2, shade: "goldenrod" }} alt="" sizes={sizes} />,
    },
  ],
};
