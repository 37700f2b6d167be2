import { expect, test } from "vitest";
import { goodContent, goodEvent, mistakesIn } from "../content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml:2 city —";
const list = goodContent["cities.yaml"];
const event = (city: string) => goodEvent.replace("city: Trichy", `city: ${city}`);
const entry = (name: string, rest = "") =>
  `- name: ${name}\n  boardName: ${name}\n  hindi: ${name}\n  latitude: 12.9\n  longitude: 77.6\n${rest}`;

test.each(["trichy", "TRICHY", '" Trichy!"'])(
  "an event in %s has the city of the list, spelled differently",
  async (city) => {
    expect(await mistakesIn({ "events/2025/trichy-2025.yaml": event(city) })).toEqual([
      `${at} is spelled differently in content/cities.yaml — write \`Trichy\``,
    ]);
  },
);

test("events spell a city that is not in the list in one way", async () => {
  const files = {
    "events/2025/a-first.yaml": event("Navi Mumbai"),
    "events/2025/b-second.yaml": event("Navi Mumbai"),
    "events/2025/trichy-2025.yaml": event("Navi-Mumbai"),
  };
  expect(await mistakesIn(files)).toEqual([
    `${at} is spelled differently in content/events/2025/a-first.yaml — write \`Navi Mumbai\`, or correct it there`,
  ]);
});

test.each(["Bangalore", "bangalore", "बेंगलुरु", "ಬೆಂಗಳೂರು", "Bengaluru City"])(
  "an event in %s is told the name under which the list has the city",
  async (city) => {
    const bengaluru = `- name: Bengaluru
  boardName: Bengaluru City
  own: { language: kn, text: ಬೆಂಗಳೂರು }
  hindi: बेंगलुरु
  aliases: [Bangalore]
  latitude: 12.9
  longitude: 77.6
`;
    const files = { "events/2025/trichy-2025.yaml": event(city), "cities.yaml": list + bengaluru };
    expect(await mistakesIn(files)).toEqual([
      `${at} is another name of Bengaluru in content/cities.yaml — write \`Bengaluru\`, or give the city an entry of its own there`,
    ]);
  },
);

test("a city's own name takes precedence over another one's name on a station board", async () => {
  const files = {
    "events/2025/trichy-2025.yaml": event("Tiruchirappalli"),
    "cities.yaml": list + entry("Tiruchirappalli"),
  };
  expect(await mistakesIn(files)).toEqual([]);
});

test("a city without a letter or a digit has no URL", async () => {
  const message = "has neither a letter nor a digit, so no URL can be made of it — write the city's name";
  const files = {
    "events/2025/trichy-2025.yaml": event('"!!!"'),
    "cities.yaml": list + entry('"???"', '  aliases: [Agra, "..."]\n'),
  };
  expect(await mistakesIn(files)).toEqual([
    `content/cities.yaml:7 ???: name — ${message}`,
    `content/cities.yaml:12 ???: aliases: entry 2 — ${message}`,
    `${at} ${message}`,
  ]);
});

test("an alias is no other entry's name or alias, but may be the name on its own board", async () => {
  const agra = entry("Agra", "  aliases: [Agra, trichy, Akbarabad]\n");
  const cities = list + agra + entry("Fatehpur", "  aliases: [akbarabad]\n");
  expect(await mistakesIn({ "cities.yaml": cities })).toEqual([
    "content/cities.yaml:12 Agra: aliases: entry 2 — is the name of the entry Trichy — remove it here",
    "content/cities.yaml:18 Fatehpur: aliases: entry 1 — is in the entry Agra too — remove one of the two",
  ]);
});
