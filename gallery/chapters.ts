import type { Chapter } from "./chapter.ts";
import { boards } from "./examples/boards.tsx";
import { buttons } from "./examples/buttons.tsx";
import { emptyStates } from "./examples/empty-states.tsx";
import { fallbacks } from "./examples/fallbacks.tsx";
import { line } from "./examples/line.tsx";
import { partners } from "./examples/partners.tsx";
import { photographs } from "./examples/photographs.tsx";
import { postcards } from "./examples/postcards.tsx";
import { speakers } from "./examples/speakers.tsx";
import { sponsors } from "./examples/sponsors.tsx";
import { stamps } from "./examples/stamps.tsx";
import { tickets } from "./examples/tickets.tsx";
import { timetables } from "./examples/timetables.tsx";

/** The gallery's chapters, in the order in which a visitor would meet what they show. */
export const chapters: readonly Chapter[] = [
  boards,
  line,
  tickets,
  fallbacks,
  timetables,
  stamps,
  postcards,
  speakers,
  sponsors,
  partners,
  buttons,
  emptyStates,
  photographs,
];
