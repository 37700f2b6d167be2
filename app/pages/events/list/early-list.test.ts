import { expect, test } from "vitest";
import { findCity } from "../../../../catalogue/cities/city-filter.ts";
import { citySlug } from "../../../../catalogue/cities/city-slug.ts";
import { bothPhases as phases, sampleEvent } from "../event.fixture.ts";
import { bundledCities, earlyCities } from "./early-list.ts";

const names = { boardName: "Agra", hindi: "आगरा", aliases: ["Akbarabad", "New Agra"] };
const agra = sampleEvent({ cityNames: names });
const earlier = sampleEvent({ _id: "agra-edition-1", status: "closed", phase: 1, cityNames: names });
const pune = sampleEvent({ _id: "pune-2025", city: "Pune", status: "closed" });

test("X-1 each city is told once, with every name's slug and the ids of its events by phase", () => {
  expect(earlyCities({ upcoming: [agra], concluded: [pune], phase1: [earlier] }, phases)).toEqual([
    ["Agra", "agra", "आगरा akbarabad new-agra", "agra-2025", "agra-edition-1"],
    ["Pune", "pune", "", "pune-2025", ""],
  ]);
});

test("X-1 of two cities of one name the early script takes the one that the live page takes", () => {
  const bihar = sampleEvent({
    _id: "b-1",
    city: "Aurangabad Bihar",
    cityNames: { boardName: "Aurangabad", hindi: "औरंगाबाद" },
  });
  const other = sampleEvent({
    _id: "a-1",
    city: "Aurangabad",
    cityNames: { boardName: "Sambhajinagar", hindi: "औरंगाबाद" },
  });
  const lists = { upcoming: [bihar], concluded: [other], phase1: [] };
  const cities = earlyCities(lists, phases);
  for (const name of ["aurangabad", "औरंगाबाद", "sambhajinagar"]) {
    const slug = citySlug(name);
    const early =
      cities.find(([, own]) => own === slug) ?? cities.find(([, , others]) => others.split(" ").includes(slug));
    expect(early?.[0]).toBe(findCity([bihar, other], name));
  }
});

test("X-1 the bundled events all stand on the page, so their cities are told", () => {
  expect(bundledCities()).toContainEqual([
    "Delhi",
    "delhi",
    expect.stringContaining("new-delhi"),
    "delhi-2025",
    "delhi-edition-2",
  ]);
});
