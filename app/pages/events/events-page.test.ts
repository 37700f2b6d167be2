import { expect, test } from "vitest";
import { shouldRevalidateList } from "./events-page.tsx";

const list = {};
const event = { eventId: "agra-2025" };
const page = (number: string) => ({ section: "concluded", page: number });

test.each([
  { from: list, to: page("2"), isOther: true },
  { from: page("2"), to: page("3"), isOther: true },
  { from: page("2"), to: list, isOther: true },
  { from: page("2"), to: event, isOther: false },
  { from: event, to: page("2"), isOther: true },
  { from: event, to: list, isOther: true },
  { from: list, to: list, isOther: false },
])("X-6 from $from to $to the list is asked for anew: $isOther", ({ from, to, isOther }) => {
  const rest = { currentUrl: new URL("http://site.example/"), nextUrl: new URL("http://site.example/") };
  const args = { ...rest, currentParams: from, nextParams: to, defaultShouldRevalidate: false };
  expect(shouldRevalidateList(args as Parameters<typeof shouldRevalidateList>[0])).toBe(isOther);
});
