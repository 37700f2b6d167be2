import { expect, test } from "vitest";
import { filesToCache } from "./cache-shown-page.ts";

const origin = "https://yatra.example";
const shown = { pathname: "/events/delhi-2025", origin, loaded: [] };

test("O-1 a document that loaded before the worker started is cached with its files and the event's calendar file", () => {
  const loaded = [
    `${origin}/assets/entry-4f2a.js`,
    `${origin}/assets/potli-4f2a.webp`,
    `${origin}/data/4f2a/en/site.json`,
    `${origin}/assets/aftermovie-4f2a.webm`,
    `${origin}/api/partners`,
    "https://elsewhere.example/assets/a.js",
  ];
  expect(filesToCache("uncontrolled document", { ...shown, loaded })).toEqual([
    "/assets/entry-4f2a.js",
    "/assets/potli-4f2a.webp",
    "/data/4f2a/en/site.json",
    "/events/delhi-2025.ics",
    "/events/delhi-2025",
  ]);
});

test("O-1 the document of an event that was opened by a client navigation is cached", () => {
  expect(filesToCache("client navigation", shown)).toEqual(["/events/delhi-2025.ics", "/events/delhi-2025"]);
});

test("O-1 if the document came through the worker, only the calendar file is fetched", () => {
  expect(filesToCache("controlled document", shown)).toEqual(["/events/delhi-2025.ics"]);
  expect(filesToCache("controlled document", { ...shown, pathname: "/landing" })).toEqual([]);
});
