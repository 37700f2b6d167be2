import { phaseFromEntry } from "../../../catalogue/events/shown-phase.ts";
import type { Phase, PhaseState } from "../../../catalogue/phase.ts";
import type { EventDetails, Picture } from "../../content/page-data.ts";

/** A picture as a data URL. */
export const picture: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')}`,
  width: 40,
  height: 30,
};

/** A sample event with everything that a modal can show. @param changes the fields with other values */
export function sampleEvent(changes: Partial<EventDetails> = {}): EventDetails {
  return {
    _id: "agra-2025",
    title: "Bitcoin Yatra Agra",
    city: "Agra",
    cityNames: null,
    theme: "other",
    date: "5th October, 2025",
    time: "10:00 AM – 5:00 PM IST",
    starts: "2025-10-05 10:00",
    ends: "2025-10-05 17:00",
    status: "upcoming",
    phase: 2,
    venue: "Yamuna Hall",
    venueAddress: "Yamuna Hall, Fatehabad Road, Agra 282001",
    registrationLink: "https://register.example/agra",
    highlightsLink: undefined,
    image: null,
    description: "One day by the river.",
    speakers: [],
    sponsors: [],
    otherVisits: [],
    ...changes,
  };
}

/** A phase with a number and a state alone. */
export function samplePhase(number: number, state: PhaseState["state"]): Phase {
  return phaseFromEntry({ number, state, name: `Phase ${number}` });
}

/** The two phases of the specification. */
export const bothPhases = [samplePhase(2, "live"), samplePhase(1, "concluded")];
