import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Event } from "../../catalogue/event.ts";
import { testCatalogue } from "../../tests/support/test-content.ts";
import { feedSite, testEvent } from "../feed-site.fixture.ts";
import type { PublishedFilm } from "./site-data.ts";
import { type StructuredFacts, structuredData } from "./structured-data.ts";

/** A thing of schema.org, parsed from JSON. */
export type Thing = Record<string, unknown>;

/** A film as the build publishes it. */
export const film: PublishedFilm = {
  title: "Aftermovie of Phase 1",
  story: "The train leaves at dawn.",
  poster: "/assets/aftermovie-1.jpg",
  file: "/assets/aftermovie-1.mp4",
};

/** The facts that the build knows, with some of them changed. */
export function factsWith(changes: Partial<Catalogue> = {}, published: PublishedFilm | null = film): StructuredFacts {
  const catalogue = { ...testCatalogue, ...changes };
  return { ...feedSite(), catalogue, organiserLogo: "/assets/logo-1.webp", film: published };
}

/** The things in the structured data of a page. */
export function thingsOn(path: string, facts: StructuredFacts = factsWith()): Thing[] {
  const graph: { "@graph": Thing[] } = JSON.parse(JSON.stringify(structuredData(path, facts)));
  return graph["@graph"];
}

/** The thing of a type on a page. @throws Error when there is none */
export function thingOn(path: string, type: string, facts?: StructuredFacts): Thing {
  const thing = thingsOn(path, facts).find((one) => one["@type"] === type);
  if (!thing) throw new Error(`${path} has no ${type}`);
  return thing;
}

/** The structured data of an event after changes. null removes a field. */
export function eventWith(changes: { [Field in keyof Event]?: Event[Field] | null }): Thing {
  const changed = Object.entries({ ...testEvent("trichy-2025"), ...changes }).filter(([, value]) => value !== null);
  return thingOn("/events/trichy-2025", "Event", factsWith({ events: [Object.fromEntries(changed) as Event] }));
}
