import jsQR from "jsqr";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Event } from "../../catalogue/event.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { testContent } from "../../tests/support/test-content.ts";
import { printPoster } from "./print-poster.ts";

let catalogue: Catalogue;
let event: Event;
beforeAll(async () => {
  catalogue = await readCatalogue(testContent);
  event = catalogue.events.find(({ _id }) => _id === "trichy-2025") as Event;
});

/** A poster's points as a printer with 145 points to the inch has them. */
async function pointsOf(shown: Event) {
  const drawing = await printPoster(shown, { catalogue, images: `${testContent}/images` });
  const { data, info } = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

test("a poster is as high as A4 and its code leads to the event's page", async () => {
  const { data, width, height } = await pointsOf(event);
  expect(height / width).toBeCloseTo(297 / 210, 2);
  expect(jsQR(data, width, height)?.data).toBe(`${catalogue.site.siteAddress}/events/trichy-2025`);
});

test("the longest texts grow smaller and leave the last line, the address, and the code clear", async () => {
  const { data, width, height } = await pointsOf({
    ...event,
    time: "10:00 AM – 30th September, 2025, 5:00 PM IST",
    venue: "The great hall of the municipal corporation, above the bus terminus, by the northern gate of the fort",
    venueAddress: "Plot 21, Sector 100, Cross Road, Nagar, ".repeat(7),
    languages: ["Malayalam", "Gujarati", "Kashmiri", "Konkani", "Assamese", "Marwari", "English"],
  });
  expect(jsQR(data, width, height)?.data).toBe(`${catalogue.site.siteAddress}/events/trichy-2025`);
  // Between the facts and the address nothing is drawn, from edge to edge.
  const gap = { left: 0, top: height - 96, width, height: 14 };
  const points = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(gap)
    .raw()
    .toBuffer();
  expect(points.equals(Buffer.alloc(points.length, points.subarray(0, 4)))).toBe(true);
});
