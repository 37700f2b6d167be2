import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pagesWith } from "../../catalogue/pages.ts";
import { testCatalogue as catalogue, testContent } from "../../tests/support/test-content.ts";
import { centreSquare } from "./poster.ts";
import { posterOf, type SharePictures, writeSharePictures } from "./share-pictures.ts";

const images = `${testContent}/images`;
/** An upcoming and a concluded event. Only these, because a picture takes a quarter of a second. */
const few = { ...catalogue, events: catalogue.events.filter(({ _id }) => /^(trichy-2025|patna-edition-1)$/.test(_id)) };
const names = [...pagesWith("inSitemap"), ...few.events.map(({ _id }) => `event/${_id}`)];

let folder: string;
let pictures: SharePictures;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "share-pictures-"));
  pictures = await writeSharePictures(few, { images, folder });
});
afterAll(() => rm(folder, { recursive: true }));

test.each(names)("%s has a share picture of the size and weight that messengers show", async (name) => {
  const picture = pictures.get(name) ?? "";
  expect(picture).toMatch(new RegExp(`^/assets/share-${path.basename(name)}-[\\w-]+\\.jpg$`));
  const file = await readFile(path.join(folder, picture));
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(file.length).toBeLessThanOrEqual(250_000);
});

/** A catalogue with one event of the content, changed. */
function changed(changes: Partial<(typeof catalogue.events)[number]>, language = "en") {
  const event = catalogue.events.find(({ _id }) => _id === "trichy-2025");
  if (!event) throw new Error("the tests' content has lost its event in Trichy");
  return { ...catalogue, language, events: [{ ...event, ...changes, _id: "changed" }] };
}

const long = "Bitcoin for shopkeepers, students and their grandparents too";
const posters = [
  ...names.map((name) => ({ what: name, name, from: catalogue })),
  ...[
    { what: "a title of one long word", changes: { title: "W".repeat(60) } },
    {
      what: "a long title, city and venue, no picture",
      changes: { title: long, city: long, venue: long, image: undefined },
    },
    { what: "a photograph", changes: { image: "photos/hall.jpg" } },
    { what: "a drawing that is no postcard", changes: { image: "firms/tijori.svg" } },
    { what: "an event over two days", changes: { time: "10:00 AM – 28th September, 2025, 5:00 PM IST" } },
  ].map(({ what, changes }) => ({ what, name: "event/changed", from: changed(changes as object) })),
];

test.each(posters)(
  "$what: no lines touch, all are inside the central square, and no placeholder is empty",
  async ({ name, from }) => {
    const { svg, lines } = await posterOf(name, from, images);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const [index, line] of lines.entries()) {
      expect(line.left).toBeGreaterThanOrEqual(centreSquare.left);
      expect(line.right).toBeLessThanOrEqual(centreSquare.right);
      expect(line.top).toBeGreaterThan(lines[index - 1]?.bottom ?? 0);
      expect(line.bottom).toBeLessThan(618);
    }
    const opacity = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
    expect(opacity.every((value) => value === 255)).toBe(true);
  },
);

test("an event in Urdu has its date and venue on one line, in readable letters", async () => {
  const urdu = { title: "بٹ کوائن یاترا سرینگر", date: "1 اکتوبر 2025", venue: "لیک ہاؤس" };
  const { lines, svg } = await posterOf("event/changed", changed(urdu, "ur"), images);
  const [, , title, below, ...more] = lines;
  expect(more).toEqual([]);
  for (const line of [title, below]) expect((line?.bottom ?? 0) - (line?.top ?? 0)).toBeGreaterThan(36);
  expect(svg).toContain(`direction="rtl" xml:lang="ur"`);
  expect(svg).toContain(`${urdu.date} · ${urdu.venue}`);
});

test("an untranslated event has its English picture", async () => {
  const english = new Map([["event/changed", "/assets/english.jpg"]]);
  const drawn = await writeSharePictures(changed({ translation: "none" }, "ta"), { images, folder, english });
  expect(drawn.get("event/changed")).toBe("/assets/english.jpg");
  expect(drawn.get("home")).toMatch(/^\/assets\/share-home/);
});

test("X-1 a city's picture is that of its next event, else of its latest one, with the title of the city's page", async () => {
  const [event] = catalogue.events;
  if (!event) throw new Error("the tests' content has no event");
  const at = (_id: string, starts: string, status: string) => ({
    ...event,
    _id,
    starts,
    date: starts,
    status,
    city: "Agra",
  });
  const past = [at("a", "2025-01-01 10:00", "closed"), at("b", "2025-02-01 10:00", "closed")];
  const ahead = [at("c", "2025-05-01 10:00", "upcoming"), at("d", "2025-04-01 10:00", "upcoming")];
  const drawingOf = async (events: typeof past) => (await posterOf("city/agra", { ...catalogue, events }, images)).svg;
  expect(await drawingOf(past)).toMatch(/>Events in Agra<.*>2025-02-01 10:00</s);
  expect(await drawingOf([...past, ...ahead])).toMatch(/>Events in Agra<.*>2025-04-01 10:00</s);
});

test("a city's picture has the status if the venue is not translated", async () => {
  const inTamil = changed({ translation: "none", status: "closed", city: "Agra", venue: "Taj View Hall" }, "ta");
  const { svg } = await posterOf("city/agra", inTamil, images);
  expect(svg).toContain("Concluded");
  expect(svg).not.toContain("Taj View Hall");
});

test("the picture of a cancelled event has its status", async () => {
  const from = changed({ status: "cancelled", date: "1st May, 2025" });
  expect((await posterOf("event/changed", from, images)).svg).toContain(">Cancelled: 1st May, 2025<");
});

test("an unknown name throws an error", async () => {
  const nowhere = posterOf("event/nowhere", catalogue, images);
  await expect(nowhere).rejects.toThrow("neither a page nor an event nor a city with the share picture event/nowhere");
});
