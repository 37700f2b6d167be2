import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../catalogue/event.ts";
import { testCatalogue as catalogue, testCatalogue, testContent } from "../../tests/support/test-content.ts";
import { eventPoster } from "./event-poster.ts";
import { isWithin } from "./poster.ts";
import { mostOfSearchPicture, searchFormats, searchPictures, writeSearchPictures } from "./search-pictures.ts";

const source = { catalogue, images: `${testContent}/images` };

function eventWith(changes: Partial<Event>): Event {
  const [event] = catalogue.events;
  if (!event) throw new Error("there is no event");
  return { ...event, ...changes };
}

const words = "Bitcoin for shopkeepers, students and their grandparents too";
const scenes = [
  { what: "an event with a photograph", event: eventWith({ _id: "photo", image: "photos/hall.jpg" }) },
  { what: "an event with a drawing that is no postcard", event: eventWith({ image: "firms/tijori.svg" }) },
  {
    what: "an event without a picture",
    event: { ...eventWith({ _id: "plain" }), image: undefined } as unknown as Event,
  },
];
const others = [
  ...scenes,
  {
    what: "an event with long words over two days",
    event: eventWith({
      title: words,
      city: "W".repeat(60),
      venue: words,
      time: "10:00 AM – 28th September, 2025, 5:00 PM IST",
    }),
  },
];
const every = [...catalogue.events.map((event) => ({ what: event._id, event })), ...others];

test.each(others)("$what has a picture of each format within the limit", async ({ event }) => {
  const pictures = await searchPictures(event, source);
  expect(pictures).toHaveLength(searchFormats.length);
  for (const [index, { width, height, name }] of searchFormats.entries()) {
    const { fileName, source: bytes } = pictures[index] ?? { fileName: "", source: Buffer.alloc(0) };
    expect(fileName).toMatch(new RegExp(`^assets/event-${event._id}-${name}-[\\w-]{8}\\.jpg$`));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
    expect(bytes.length).toBeLessThanOrEqual(mostOfSearchPicture);
  }
});

test.each(searchFormats)("$name is a cut of its own shape, and its drawing fills it", async (format) => {
  const { frame, width, height, name } = format;
  const [across, up] = name.split("x").map(Number) as [number, number];
  expect(width / height).toBeCloseTo(across / up, 3);
  expect((frame.right - frame.left) / (frame.bottom - frame.top)).toBeCloseTo(across / up, 3);
  for (const { event } of scenes) {
    const { drawing } = await eventPoster(event, source, format);
    // A gap shows at a fifth of the size too, where no picture has edges that this makes soft.
    const density = event.image ? 72 : 72 / 5;
    expect((await sharp(Buffer.from(drawing), { density }).stats()).isOpaque).toBe(true);
  }
});

test.each(every)("$what: what matters stays within every format", async ({ event }) => {
  for (const format of searchFormats) {
    const { essentials } = await eventPoster(event, source, format);
    expect(essentials.length).toBeGreaterThanOrEqual(3);
    for (const box of essentials) expect(isWithin(box, format.frame), JSON.stringify(box)).toBe(true);
  }
});

test("an event whose picture cannot be drawn has the posters of its city's theme, and a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const lost = await searchPictures(eventWith({ _id: "lost", image: "gone.jpg" }), source);
  const plain = await searchPictures({ ...eventWith({ _id: "lost" }), image: undefined }, source);
  expect(lost.map(({ fileName }) => fileName)).toEqual(plain.map(({ fileName }) => fileName));
  expect(warn.mock.calls.flat()).toEqual(
    searchFormats.map(() => expect.stringMatching(/^content\/images\/gone\.jpg cannot be drawn .* of lost: ENOENT/)),
  );
  warn.mockRestore();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("every event is drawn once and written, and never more than two at a time", async () => {
  const ids = testCatalogue.events.map(({ _id }) => _id);
  const begun: string[] = [];
  let drawing = 0;
  let most = 0;
  const draw = async ({ _id }: { _id: string }) => {
    begun.push(_id);
    drawing += 1;
    most = Math.max(most, drawing);
    await setImmediate();
    drawing -= 1;
    return [{ fileName: `assets/${_id}.jpg`, source: new Uint8Array() }];
  };
  const names = await writeSearchPictures(testCatalogue, { images: "images", folder, draw });
  expect(most).toBe(2);
  expect(begun).toEqual(ids);
  expect(Object.fromEntries(names)).toEqual(Object.fromEntries(ids.map((id) => [id, [`assets/${id}.jpg`]])));
  expect((await readdir(path.join(folder, "assets"))).sort()).toEqual(ids.map((id) => `${id}.jpg`).sort());
});

test("an event that cannot be drawn stops the build", async () => {
  const draw = () => Promise.reject(new Error("no such picture"));
  const written = writeSearchPictures(testCatalogue, { images: "images", folder, draw });
  await expect(written).rejects.toThrow("no such picture");
});
