import { expect, test } from "vitest";
import { shouldRevalidateList } from "./events-page.tsx";

const list = {};
const event = { eventId: "agra-2025" };
const page = (number: string) => ({ section: "concluded", page: number });

const at = (search: string) => new URL(`http://site.example/events${search}`);

function isAskedAnew(from: object, to: object, search = { from: "", to: "" }) {
  const urls = { currentUrl: at(search.from), nextUrl: at(search.to) };
  const args = { ...urls, currentParams: from, nextParams: to, defaultShouldRevalidate: true };
  return shouldRevalidateList(args as Parameters<typeof shouldRevalidateList>[0]);
}

test.each([
  { from: list, to: page("2"), isOther: true },
  { from: page("2"), to: page("3"), isOther: true },
  { from: page("2"), to: list, isOther: true },
  { from: page("2"), to: event, isOther: false },
  { from: event, to: page("2"), isOther: true },
  { from: event, to: list, isOther: true },
  { from: list, to: list, isOther: false },
])("X-6 from $from to $to the list is asked for anew: $isOther", ({ from, to, isOther }) => {
  expect(isAskedAnew(from, to)).toBe(isOther);
});

test.each([
  { from: "", to: "?city=agra", isOther: true },
  { from: "?city=agra&phase=1", to: "?city=pune&phase=1", isOther: true },
  { from: "?city=agra", to: "?city=agra&phase=1", isOther: false },
  { from: "?phase=1", to: "", isOther: false },
])("X-1 from the query '$from' to '$to' the list is asked for anew: $isOther", ({ isOther, ...search }) => {
  expect(isAskedAnew(list, list, search)).toBe(isOther);
});
