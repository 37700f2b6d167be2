import { z } from "zod";
import { positiveInteger, translatedLine } from "./content-field.ts";
import type { Translated } from "./translation.ts";

/** The state of a phase: under way, over, or to come. */
const phaseStates = ["live", "concluded", "ahead"] as const;

/** `content/phases/<id>.yaml`: a part of the tour, with a tab of its own on the Events page. */
export const phaseSchema = z.strictObject({
  name: translatedLine("what the phase is called", "Phase 2", { max: 40 }),
  number: positiveInteger("the phase's number, by which events and URLs name it", 2),
  state: z
    .enum(phaseStates)
    .meta({ description: "live, concluded or ahead; one phase at most is live", examples: ["live"] }),
  badge: translatedLine(
    "what the home page says of the phase; leave it out for its name and its state",
    "Phase 2 is live",
    { max: 60 },
  ).optional(),
  note: translatedLine(
    "a few words beside the heading of its list; leave it out for the number of its stops",
    "Where the line began",
    { max: 60 },
  ).optional(),
  emptyHeading: translatedLine("what its list says as long as it has no event", "No Events Found", {
    max: 60,
  }).optional(),
  emptyText: translatedLine("the sentence below that", "Events for Phase 1 will be added soon.").optional(),
});

/** The content of a phase's file. */
export type PhaseEntry = z.infer<typeof phaseSchema>;

/** A phase of the tour. Texts that its file leaves out have their defaults, except the note. */
export type Phase = PhaseEntry & Translated & Record<"badge" | "emptyHeading" | "emptyText", string>;

/** The fields of a phase that the rules need. */
export type PhaseState = Pick<Phase, "number" | "state">;
