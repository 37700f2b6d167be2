import { detailParts } from "content:event-details";

/** Loads an event's details and its share picture; null for an id that nobody knows. */
export async function loadDetails(id: string) {
  const part = detailParts.findLast(({ from }) => from <= id);
  const { eventDetails = {} } = (await part?.load()) ?? {};
  const load = Object.hasOwn(eventDetails, id) ? eventDetails[id] : undefined;
  return load ? load() : null;
}
