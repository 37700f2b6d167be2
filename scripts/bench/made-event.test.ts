import { expect, test } from "vitest";
import { parse } from "yaml";
import { madeEvent } from "./made-event.ts";

const numbers = Array.from({ length: 60 }, (_, index) => index);

test("every generated event has its own file and its own words", () => {
  const events = numbers.map(madeEvent);
  expect(new Set(events.map(({ file }) => file)).size).toBe(60);
  expect(new Set(events.map(({ text }) => parse(text).description)).size).toBe(60);
});

test("sixty events have twenty looks, and stand in all three lists", () => {
  const events = numbers.map((number) => parse(madeEvent(number).text));
  expect(new Set(events.map(({ title, starts }) => `${title} ${starts}`)).size).toBe(20);
  expect(new Set(events.map(({ phase, status }) => `${phase} ${status}`))).toEqual(
    new Set(["2 upcoming", "2 closed", "1 closed"]),
  );
});
