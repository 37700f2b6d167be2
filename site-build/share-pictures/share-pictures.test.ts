import { expect, test, vi } from "vitest";
import { pagesWith } from "../../catalogue/pages.ts";
import { testCatalogue as catalogue, testContent } from "../../tests/support/test-content.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { eventPoster } from "./event-poster.ts";
import { type PosterPage, pagePoster } from "./page-posters.ts";
import { centreSquare, isWithin } from "./poster.ts";
import { mostOfSharePicture } from "./render-poster.ts";
import { sharePicture } from "./share-pictures.ts";

const images = `${testContent}/images`;
const names = [...pagesWith("inSitemap"), ...catalogue.events.map(({ _id }) => `event/${_id}`)];

test.each(names)("%s has a share picture of 1200 × 630 within the limit", async (name) => {
  const emitted: PictureAsset[] = [];
  const picture = await sharePicture(name, { catalogue, images }, (asset) => emitted.push(asset));
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture.alt).not.toBe("");
  expect(emitted.map(({ fileName }) => `/${fileName}`)).toEqual([picture.src]);
  expect(emitted[0]?.source.length).toBeLessThanOrEqual(mostOfSharePicture);
});

function posterOf(name: string, from: typeof catalogue) {
  const event = from.events.find(({ _id }) => name === `event/${_id}`);
  return event ? eventPoster(event, { catalogue: from, images }) : pagePoster(name as PosterPage, from);
}

/** An event of the content with other words, in a catalogue of its own. */
function changed(changes: Partial<(typeof catalogue.events)[number]>) {
  const event = catalogue.events[0];
  if (!event) throw new Error("there is no event");
  return { ...catalogue, events: [{ ...event, ...changes, _id: "changed" }] };
}

const long = "W".repeat(60);
const words = "Bitcoin for shopkeepers, students and their grandparents too";
const everyPoster = [
  ...names.map((name) => ({ what: name, name, from: catalogue })),
  ...[
    { what: "a long title", changes: { title: words } },
    { what: "a title of one long word", changes: { title: long } },
    { what: "a title in Tamil", changes: { title: "தமிழில் பிட்காயின் பற்றி ஒரு நாள் முழுவதும் திருச்சிராப்பள்ளியில்" } },
    {
      what: "a long city and venue, no picture",
      changes: { city: long, venue: `${words} ${words}`, image: undefined },
    },
    { what: "a photograph", changes: { image: "photos/hall.jpg" } },
    { what: "an event over two days", changes: { time: "10:00 AM – 28th September, 2025, 5:00 PM IST" } },
  ].map(({ what, changes }) => ({ what, name: "event/changed", from: changed(changes) })),
];

test.each(everyPoster)("$what: what matters stays in the square of a cut picture", async ({ name, from }) => {
  const { essentials } = await posterOf(name, from);
  expect(essentials.length).toBeGreaterThanOrEqual(3);
  for (const box of essentials) expect(isWithin(box, centreSquare), JSON.stringify(box)).toBe(true);
});

test("an event's lines stand below each other and below its board", async () => {
  const { essentials } = await posterOf("event/changed", changed({ title: words }));
  const baselines = essentials.map(({ bottom }) => bottom);
  expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
});

test("a cancelled event says so", async () => {
  const { alt } = await posterOf("event/changed", changed({ status: "cancelled", date: "1st May, 2025" }));
  expect(alt).toContain("a ticket for Cancelled: 1st May, 2025");
});

test("a name that nothing has stops the build", async () => {
  const drawn = sharePicture("event/nowhere", { catalogue, images }, () => {});
  await expect(drawn).rejects.toThrow("neither a page nor an event with the share picture event/nowhere");
});

test("an event whose picture cannot be drawn has its city's theme", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const draw = (image: string | undefined) =>
    sharePicture("event/changed", { catalogue: changed({ image }), images }, () => {});
  expect(await draw("gone.jpg")).toEqual(await draw(undefined));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
