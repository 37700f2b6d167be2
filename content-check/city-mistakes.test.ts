import { expect, test } from "vitest";
import { editedEvent, goodContent, goodEvent, mistakesIn, type Row } from "./content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml:2 city —";
const inCity = (city: string) => editedEvent("city: Trichy", `city: ${city}`);
const list = goodContent["cities.yaml"];
const entry = (name: string, rest = "") =>
  `- name: ${name}\n  boardName: ${name}\n  hindi: ${name}\n  latitude: 12.9\n  longitude: 77.6\n${rest}`;
const bengaluru = entry("Bengaluru", "  own: { language: kn, text: ಬೆಂಗಳೂರು }\n  aliases: [Bangalore]\n")
  .replace("boardName: Bengaluru", "boardName: Bengaluru City")
  .replace("hindi: Bengaluru", "hindi: बेंगलुरु");
const withoutSlug = "has neither a letter nor a digit, so no URL can be made of it — write the city's name";

const rows: Row[] = [
  ...["trichy", "TRICHY", '" Trichy!"'].map((city) => ({
    slip: `an event in ${city}, spelled differently from the list`,
    change: inCity(city),
    says: `${at} is spelled differently in content/cities.yaml — write \`Trichy\``,
  })),
  {
    slip: "a city that is not in the list, spelled in two ways",
    change: {
      "events/2025/a-first.yaml": goodEvent.replace("city: Trichy", "city: Navi Mumbai"),
      "events/2025/b-second.yaml": goodEvent.replace("city: Trichy", "city: Navi Mumbai"),
      ...inCity("Navi-Mumbai"),
    },
    says: `${at} is spelled differently in content/events/2025/a-first.yaml — write \`Navi Mumbai\`, or correct it there`,
  },
  ...["Bangalore", "bangalore", "बेंगलुरु", "ಬೆಂಗಳೂರು", "Bengaluru City"].map((city) => ({
    slip: `an event in ${city}, which is another name of a city in the list`,
    change: { ...inCity(city), "cities.yaml": list + bengaluru },
    says: `${at} is another name of Bengaluru in content/cities.yaml — write \`Bengaluru\`, or give the city an entry of its own there`,
  })),
  {
    slip: "none, because a city's own name takes precedence over another one's name on its board",
    change: { ...inCity("Tiruchirappalli"), "cities.yaml": list + entry("Tiruchirappalli") },
    says: [],
  },
  {
    slip: "cities without a letter or a digit",
    change: { ...inCity('"!!!"'), "cities.yaml": list + entry('"???"', '  aliases: [Agra, "..."]\n') },
    says: [
      `content/cities.yaml:7 ???: name — ${withoutSlug}`,
      `content/cities.yaml:12 ???: aliases: entry 2 — ${withoutSlug}`,
      `${at} ${withoutSlug}`,
    ],
  },
];

test.each(rows)("the names of cities: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});
