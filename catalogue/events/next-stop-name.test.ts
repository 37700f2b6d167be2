import { expect, test } from "vitest";
import { goodEvent, withContent } from "../../content-check/content.fixture.ts";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { stopName } from "./event-lists.ts";

const second = goodEvent
  .replace("Bitcoin Yatra Trichy", "Second Yatra")
  .replaceAll("Rockfort Hall", "Town Hall")
  .replace("register.example/trichy", "register.example/second");

const namesIn = (language: string, event: string) =>
  withContent(
    { "site.hi.yaml": "productName: बिटकॉइन यात्रा\n", "events/2025/trichy-second.yaml": event },
    async (folder) => {
      const catalogue = await readCatalogue(folder, { language });
      return catalogue.events.map((stop) => stopName(stop, catalogue.events, catalogue));
    },
  );

test("X-7 next stops in one city at the same time have their titles, or their venues if the titles are not translated", async () => {
  expect(await namesIn("en", second)).toEqual(["Bitcoin Yatra Trichy", "Second Yatra"]);
  expect(await namesIn("hi", second)).toEqual([
    "बिटकॉइन यात्रा तिरुचिरापल्ली · Rockfort Hall",
    "बिटकॉइन यात्रा तिरुचिरापल्ली · Town Hall",
  ]);
});

test("X-7 next stops in one city at different times have their times", async () => {
  const later = second.replace("2025-09-28 10:00", "2025-09-28 14:00");
  expect(await namesIn("hi", later)).toEqual(["तिरुचिरापल्ली · सुबह\u00a010:00", "तिरुचिरापल्ली · दोपहर\u00a02:00"]);
  expect(await namesIn("en", later)).toEqual(["Trichy · 10:00 AM", "Trichy · 2:00 PM"]);
});
