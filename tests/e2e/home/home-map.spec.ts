import { mapPosition, mapSize } from "../../../app/pages/home/map-projection.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { atEachWidth } from "../support/viewport.ts";

const { events, cities } = testCatalogue;
const eventCities = [...new Set(events.map(({ city }) => city))].sort();

/** Places at the ends of the country as the Survey of India draws it, and neighbours that it does not draw. */
const inside = {
  Gilgit: { latitude: 35.92, longitude: 74.31 },
  Muzaffarabad: { latitude: 34.37, longitude: 73.47 },
  "Aksai Chin": { latitude: 35.2, longitude: 79.2 },
  Tawang: { latitude: 27.59, longitude: 91.87 },
  Imphal: { latitude: 24.82, longitude: 93.94 },
  Bhuj: { latitude: 23.24, longitude: 69.67 },
  Kanyakumari: { latitude: 8.15, longitude: 77.54 },
};
const outside = {
  Lahore: { latitude: 31.55, longitude: 74.34 },
  Kathmandu: { latitude: 27.71, longitude: 85.32 },
  Dhaka: { latitude: 23.81, longitude: 90.41 },
  Colombo: { latitude: 6.93, longitude: 79.86 },
};

test.beforeEach(async ({ page }) => {
  await read(page, "/");
});

test("HM-3 a sentence says what the tour is", async ({ page }) => {
  await expect(page.getByRole("region", { name: "The tour" }).getByRole("paragraph").first()).toHaveText(
    /^One train of .+ calling at cities across India .+\.$/,
  );
});

test("HM-3 the map is an image that says what it shows", async ({ page }) => {
  const map = page.getByRole("img", { name: "Map of India with the stops of the tour" });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport();
  const drawn = await map.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(drawn).toBeCloseTo(mapSize.width / mapSize.height, 2);
});

test("HM-3 the map marks exactly the cities of the bundled events, each once", async ({ page }) => {
  const names = page.getByRole("list", { name: "Cities on the route" }).getByRole("link");
  const marked = await names.evaluateAll((links) => links.map((link) => link.querySelector("b")?.textContent ?? ""));
  expect(marked.sort()).toEqual(eventCities);
});

test("HM-3 every mark stands where its city lies on the map", async ({ page }) => {
  const map = await page.getByRole("img", { name: /^Map of India/ }).boundingBox();
  const { x = 0, y = 0, width = 0 } = map ?? {};
  const scale = width / mapSize.width;
  for (const city of cities.filter(({ name }) => eventCities.includes(name))) {
    const mark = page.locator(".tour-map").getByRole("link", { name: new RegExp(`^${city.name}\\b`) });
    const box = await mark.boundingBox();
    const expected = mapPosition(city);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (x + expected.x * scale)), city.name).toBeLessThan(1.5);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (y + expected.y * scale)), city.name).toBeLessThan(1.5);
  }
});

test("HM-3 the line runs from the map's last stop to behind the board, and comes out below it where it went in", async ({
  page,
}) => {
  await atEachWidth(page, [360, 390, 768, 780, 781, 900, 1024, 1280, 1920], async () => {
    const [line, board, below, ...stops] = await page
      .locator(".tour-map-track-out, .headline-board, .platform-track-leaving, .tour-map-stop .stop")
      .evaluateAll((parts) => {
        const order = ["tour-map-track-out", "headline-board", "platform-track-leaving", "stop"];
        const rank = (part: Element) => order.findIndex((name) => part.classList.contains(name));
        return parts.sort((one, other) => rank(one) - rank(other)).map((part) => part.getBoundingClientRect().toJSON());
      });
    expect(line.bottom).toBeGreaterThan(board.top);
    expect(line.bottom).toBeLessThan(board.bottom);
    expect(below.right - line.right).toBeCloseTo(0, 0);
    const last = stops.toSorted((one, other) => other.top - one.top)[0];
    expect(Math.abs((last.left + last.right - line.left - line.right) / 2)).toBeLessThan(1.5);
    expect(Math.abs((last.top + last.bottom) / 2 - line.top)).toBeLessThan(1.5);
  });
});

test("HM-3 the outline is India as the Survey of India draws it, and the cities lie in it", async ({ page }) => {
  const eventPlaces = Object.fromEntries(
    cities.filter(({ name }) => eventCities.includes(name)).map((city) => [city.name, city]),
  );
  const source = await page.getByRole("img", { name: /^Map of India/ }).getAttribute("src");
  const drawing = await (await page.request.get(source ?? "")).text();
  const [, path = ""] = /<path[^>]*\sd="([^"]+)"/.exec(drawing) ?? [];
  const placesInside = (places: Record<string, { latitude: number; longitude: number }>) =>
    page.evaluate(
      ({ d, points }) => {
        const [svg, outline] = (["svg", "path"] as const).map((name) =>
          document.createElementNS("http://www.w3.org/2000/svg", name),
        ) as [SVGSVGElement, SVGPathElement];
        outline.setAttribute("d", d);
        svg.append(outline);
        document.body.append(svg);
        const names = points.filter(([, { x, y }]) => outline.isPointInFill(new DOMPoint(x, y))).map(([name]) => name);
        svg.remove();
        return names;
      },
      {
        d: path,
        points: Object.entries(places).map(([name, place]) => [name, mapPosition(place)] as const),
      },
    );
  expect(await placesInside({ ...inside, ...eventPlaces })).toEqual(Object.keys({ ...inside, ...eventPlaces }));
  expect(await placesInside(outside)).toEqual([]);
});
