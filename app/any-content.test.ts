import fc from "fast-check";
import { createElement } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { eventFileSchema } from "../catalogue/event.ts";
import { statusChoices } from "../catalogue/events/event-status.ts";
import { isAllowedLogo, isPartner } from "../catalogue/partner.ts";
import { speakerSchema } from "../catalogue/speaker.ts";
import { anyEvent, anyText, seed, webAddress } from "../tests/support/any-content.ts";
import { attributesOf } from "../tests/support/html-elements.ts";
import type { EventDetails } from "./content/page-data.ts";
import { EventCard } from "./pages/events/card/event-card.tsx";
import { EventModal } from "./pages/events/event/event-modal.tsx";
import { sampleEvent } from "./pages/events/event.fixture.ts";
import { PartnerCard } from "./pages/partners/current-partners.tsx";
import { expectSafeLinks, inHtml, kinds, rendered, textsIn } from "./rendered-page.fixture.ts";

const picture = { src: "/assets/a.svg", width: 40, height: 30 };
const { title, city, venue, venueAddress, description, status } = eventFileSchema.shape;

/** An arbitrary text that the schema of a field accepts. */
const fitting = (schema: { safeParse: (text: string) => { success: boolean } }) =>
  anyText.filter((text) => schema.safeParse(text).success);

const fittingTexts = fc.record({
  title: fitting(title),
  city: fitting(city),
  venue: fitting(venue),
  venueAddress: fitting(venueAddress),
  description: fitting(description),
});

/** The optional text fields of an event, read from the schema. */
const optionalTexts = Object.entries(eventFileSchema.shape).flatMap(([name, field]) =>
  field instanceof z.ZodOptional && z.globalRegistry.get(field.unwrap())?.translated ? [name] : [],
);

/** An arbitrary event as the page receives it. */
const shownEvent: fc.Arbitrary<EventDetails> = fc
  .tuple(anyEvent, fittingTexts)
  .filter(([event]) => status.safeParse(event.status).success)
  .map(([{ speakers, ...event }, texts]) => ({
    ...event,
    ...texts,
    speakers: speakers.filter((speaker) => speakerSchema.safeParse(speaker).success),
  }))
  .map(({ speakers, sponsors, ...event }) => ({
    ...(Object.fromEntries(optionalTexts.map((name) => [name, event.title])) as Partial<EventDetails>),
    ...event,
    image: null,
    cityNames: null,
    theme: "other",
    registrationLink: event.registrationLink,
    highlightsLink: event.highlightsLink,
    seats: event.title,
    otherVisits: [{ _id: event._id, title: event.title, date: event.date }],
    speakers: speakers.map((speaker) => ({ ...speaker, image: null })),
    sponsors: sponsors.map((sponsor) => ({ ...sponsor, logo: picture })),
  }));

const plain = sampleEvent({
  title: "Plain",
  registrationLink: "https://a.example/",
  highlightsLink: "https://a.example/",
  gettingThere: "A",
  otherVisits: [{ _id: "b", title: "B", date: "C" }],
  speakers: [{ name: "A", title: "B", bio: "C", company: "D", linkedin: "https://a.example/", image: null }],
  sponsors: [
    { name: "A", tier: "b", website: "https://a.example/", logo: picture },
    { name: "A", tier: "b", logo: picture },
  ],
});

const eventParts = (event: EventDetails) => () => [
  createElement(EventCard, { key: "card", event }),
  createElement(EventModal, { key: "modal", event }),
];

/**
 * The kinds of elements and attributes that the page of an event may have: those of some plain events.
 */
async function plainKinds(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const state of [...statusChoices, "moved"]) {
    for (const { registrationLink, highlightsLink, name } of [
      { registrationLink: plain.registrationLink, highlightsLink: plain.highlightsLink, name: "Plain" },
      {
        registrationLink: undefined,
        highlightsLink: undefined,
        name: "A plain name that is long enough for two lines",
      },
    ]) {
      const event = { ...plain, status: state, title: name, city: name, registrationLink, highlightsLink };
      for (const kind of kinds(await rendered(eventParts(event)))) found.add(kind);
    }
  }
  return found;
}

// On a slow machine fast-check stops early, so that no test exceeds its timeout.
const inTime = { interruptAfterTimeLimit: 5000 };

test(`D-1 D-3 D-10 D-11 an event's texts are shown as text, and only its http and https URLs are links (seed ${seed})`, async () => {
  const known = await plainKinds();
  const property = fc.asyncProperty(shownEvent, async (event) => {
    const page = await rendered(eventParts(event));
    expect([...kinds(page)].filter((kind) => !known.has(kind))).toEqual([]);
    expect(textsIn(page, "event-description")).toEqual([inHtml(event.description)]);
    expect(textsIn(page, "event-card-title")).toEqual([inHtml(event.title)]);
    expect(textsIn(page, "event-card-venue")).toEqual([inHtml(event.venueAddress)]);
    expect(textsIn(page, "sponsor-name")).toEqual(event.sponsors.map(({ name }) => inHtml(name)));
    const bios = textsIn(page, "speaker-words");
    for (const [index, { bio }] of event.speakers.entries()) expect(bios[index]).toContain(inHtml(bio));
    const action = { upcoming: event.registrationLink, closed: event.highlightsLink }[event.status];
    expectSafeLinks(page, [
      action,
      ...event.speakers.map(({ linkedin }) => linkedin),
      ...event.sponsors.map(({ website }) => website),
    ]);
  });
  await fc.assert(property, { ...inTime, numRuns: 30 });
});

const anyPartner = fc
  .record({
    _id: anyText,
    name: anyText,
    logo: fc.oneof(
      webAddress,
      anyText.map((text) => `/${text}`),
      fc.constant(""),
    ),
    website: webAddress,
  })
  .filter(isPartner);

test(`PA-9 a partner's name is shown as text, and its card links only to the partner's website (seed ${seed})`, async () => {
  const known = new Set<string>();
  for (const logo of ["", "/images/a.svg"]) {
    const partner = { _id: "1", name: "Plain", logo, website: "https://a.example/" };
    for (const kind of kinds(await rendered(() => createElement(PartnerCard, { partner })))) known.add(kind);
  }
  const property = fc.asyncProperty(anyPartner, async (given) => {
    const partner = { ...given, logo: isAllowedLogo(given.logo, []) ? given.logo : "" };
    const page = await rendered(() => createElement(PartnerCard, { partner }));
    expect([...kinds(page)].filter((kind) => !known.has(kind))).toEqual([]);
    expect(textsIn(page, "partner-name")).toEqual([`${inHtml(partner.name)} (opens in a new tab)`]);
    expectSafeLinks(page, [partner.website]);
    for (const image of page.filter(({ tagName }) => tagName === "img")) {
      expect(new URL(attributesOf(image).src ?? "", "http://site.invalid/").origin).toBe("http://site.invalid");
    }
  });
  await fc.assert(property, { ...inTime, numRuns: 50 });
});
