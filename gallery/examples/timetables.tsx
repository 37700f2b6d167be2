import { Timetable } from "../../app/ui/timetable.tsx";
import type { Chapter } from "../chapter.ts";

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
