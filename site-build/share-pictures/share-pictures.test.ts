import { expect, test } from "vitest";
import { pagesWith } from "../../catalogue/pages.ts";
import { testCatalogue as catalogue, testContent } from "../../tests/support/test-content.ts";
import type { PictureAsset } from "../pictures/picture-asset.ts";
import { centreSquare, isWithin } from "./poster.ts";
import { shareBudget } from "./render-poster.ts";
import { posterOf, sharePicture } from "./share-pictures.ts";

const images = `${testContent}/images`;
const names = [...pagesWith("inSitemap"), ...catalogue.events.map(({ _id }) => `event/${_id}`)];

test.each(names)("%s has a share picture of 1200 × 630 within the budget", async (name) => {
  const emitted: PictureAsset[] = [];
  const picture = await sharePicture(name, { catalogue, images }, (asset) => emitted.push(asset));
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture.alt).not.toBe("");
  expect(emitted.map(({ fileName }) => `/${fileName}`)).toEqual([picture.src]);
  expect(emitted[0]?.source.length).toBeLessThanOrEqual(shareBudget.most);
});

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
  const { essentials } = await posterOf(name, from, images);
  expect(essentials.length).toBeGreaterThanOrEqual(3);
  for (const box of essentials) expect(isWithin(box, centreSquare), JSON.stringify(box)).toBe(true);
});

test("an event's lines stand below each other and below its board", async () => {
  const { essentials } = await posterOf("event/changed", changed({ title: words }), images);
  const baselines = essentials.map(({ bottom }) => bottom);
  expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
});

test("a cancelled event says so", async () => {
  const { alt } = await posterOf("event/changed", changed({ status: "cancelled", date: "1st May, 2025" }), images);
  expect(alt).toContain("a ticket for Cancelled: 1st May, 2025");
});

test("a name that nothing has, and a picture that is not there, stop the build and tell what is wrong", async () => {
  const draw = (name: string, from = catalogue) => sharePicture(name, { catalogue: from, images }, () => undefined);
  await expect(draw("event/nowhere")).rejects.toThrow("The share picture of event/nowhere cannot be drawn: there is");
  await expect(draw("event/changed", changed({ image: "gone.jpg" }))).rejects.toThrow("gone.jpg");
});
