import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { firstFlight } from "../budgets/page-budgets.ts";
import { whereRoom } from "./where-room.ts";

/** A page with the script for the list of a city, and with a text that cannot be compressed. */
const page = (bytes: number, script = "<script data-cities=\"[]\">f('&')</script>") =>
  `<head>${script}</head><p>${randomBytes(bytes).toString("base64")}</p><script>g()</script>`;

test("a page with room keeps its script for the list of a city, one that is full goes without", async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const light = page(firstFlight - 400);
  expect(await whereRoom("/events", light, say)).toBe(light);
  expect(said).toEqual([]);
  const heavy = page(firstFlight);
  expect(await whereRoom("/events", heavy, say)).toBe(heavy.replace(/<script data-cities.*?<\/script>/, ""));
  expect(said).toEqual([
    expect.stringMatching(/^\/events shows all cities for a moment .* \(\d{5}\)\. Nothing is to be done\.$/),
  ]);
});

test("a page without such a script stays as it is, however heavy", async () => {
  const heavy = page(firstFlight, "");
  expect(await whereRoom("/events", heavy, expect.unreachable)).toBe(heavy);
});
