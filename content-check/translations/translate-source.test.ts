import { expect, test } from "vitest";
import { type ContentChanges, goodEvent, withContent } from "../content.fixture.ts";
import { readCatalogue, readCheckedContent } from "../read-catalogue.ts";
import { fingerprint } from "./translated-words.ts";

const event = "events/2025/trichy-2025.hi.yaml";

const texts = "title: त्रिची में\nvenue: रॉकफ़ोर्ट हॉल\nvenueAddress: नंदी कोविल, त्रिची\ndescription: पहला।\n";
const source = `source: ${fingerprint({
  title: "Bitcoin Yatra Trichy",
  venue: "Rockfort Hall",
  venueAddress: "Rockfort Hall, Trichy",
  description: "The first paragraph: it has a colon.\n\nThe second one.",
})}\n`;
const reviewed = "reviewed: Asha Rao, 2025-09-20\n";

const inHindi = (changes: ContentChanges) =>
  withContent(changes, (folder) => readCatalogue(folder, { language: "hi" }));

const eventIn = async (changes: ContentChanges) => (await inHindi(changes)).events[0];

test("N-7 a catalogue without translations has the English texts and marks them as English", async () => {
  const english = await withContent({}, readCatalogue);
  const hindi = await inHindi({});
  expect(english.language).toBe("en");
  expect(english.events[0]).not.toHaveProperty("translation");
  expect(hindi.language).toBe("hi");
  const marks = [hindi.site, hindi.landing, hindi.partnersPage, hindi.events[0], hindi.events[0]?.speakers[0]];
  expect(marks.map((part) => part?.translation)).toEqual(Array(5).fill("none"));
  const { translation: _none, english: _all, ...rest } = hindi.landing;
  expect(rest).toEqual(english.landing);
});

test("LG-3 generated texts of untranslated content are in English too", async () => {
  const { phases, events, supporters } = await inHindi({});
  expect(phases.map(({ english }) => english)).toEqual([["name"], ["name"]]);
  expect(events[0]?.english).toEqual(["title", "venue", "venueAddress", "description"]);
  expect(supporters[0]?.english).toEqual(["name", "kind"]);
});

test("N-7 a source that is read once can be translated into each language", async () => {
  const changes = { [event]: texts + source + reviewed };
  const { catalogueIn } = await withContent(changes, readCheckedContent);
  expect(catalogueIn("hi")).toEqual(await inHindi(changes));
  expect(catalogueIn("en")).toEqual(await withContent(changes, readCatalogue));
});

test("N-7 a translated event has its translated texts, and everything else from the English file", async () => {
  const found = await eventIn({ [event]: texts + source + reviewed });
  expect(found).toMatchObject({
    _id: "trichy-2025",
    title: "त्रिची में",
    venue: "रॉकफ़ोर्ट हॉल",
    venueAddress: "नंदी कोविल, त्रिची",
    description: "पहला।",
    city: "Trichy",
    starts: "2025-09-28 10:00",
    registrationLink: "https://register.example/trichy",
    translation: "reviewed",
  });
  expect(found).not.toHaveProperty("source");
});

test("N-7 an unreviewed translation is a draft", async () => {
  expect(await eventIn({ [event]: texts + source })).toMatchObject({ title: "त्रिची में", translation: "draft" });
});

test.each([
  ["reviewed", reviewed, "outdated"],
  ["not reviewed", "", "draft"],
])("N-7 an outdated venue is shown in English, %s", async (_name, review, translation) => {
  const moved = goodEvent.replace("venue: Rockfort Hall", "venue: Town Hall");
  const changes = { [event]: texts + source + review, "events/2025/trichy-2025.yaml": moved };
  expect(await eventIn(changes)).toMatchObject({
    title: "त्रिची में",
    venue: "Town Hall",
    venueAddress: "Rockfort Hall, Trichy",
    english: ["venue", "venueAddress"],
    translation,
  });
});

test("N-7 a text that was added to the English file is shown in English, and one that was removed is not shown", async () => {
  const gained = goodEvent.replace("changed:", "bring: A pen\nchanged:");
  const changes = { [event]: `${texts}stepFree: हाँ\n${source}${reviewed}`, "events/2025/trichy-2025.yaml": gained };
  const found = await eventIn(changes);
  expect(found).toMatchObject({
    bring: "A pen",
    venue: "रॉकफ़ोर्ट हॉल",
    venueAddress: "नंदी कोविल, त्रिची",
    translation: "outdated",
    english: ["bring"],
  });
  expect(found).not.toHaveProperty("stepFree");
});

const hours = "  hours:\n    - { title: दरवाज़े, text: चाय। }\n    - { title: खाना, text: हमारी ओर से। }\n";

test("a text with an untranslated part is shown in English as a whole, and marked as English", async () => {
  const { landing } = await inHindi({ "landing.hi.yaml": `title: एक\nday:\n  heading: दिन\n${hours}` });
  expect(landing).toMatchObject({ title: "एक", day: { heading: "The day" }, translation: "draft" });
  expect(landing.english).toContain("day");
  expect(landing.english).not.toContain("title");
});

test("entries of lists are translated by their position", async () => {
  const { site, landing, supporters } = await inHindi({
    "site.hi.yaml": "eventPhotos:\n  - description: भरा हॉल\n",
    "landing.hi.yaml": `day:\n  heading: दिन\n  lead: पूरा दिन।\n${hours}lessons:\n  signs: []\n`,
    "supporters/tijori.hi.yaml": "kind: हार्डवेयर वॉलेट\n",
  });
  expect(site.eventPhotos).toEqual([{ picture: "photos/group.svg", description: "भरा हॉल" }]);
  expect(landing.day.hours.map(({ time, title }) => [time, title])).toEqual([
    ["10:00", "दरवाज़े"],
    ["13:00", "खाना"],
  ]);
  expect(landing.lessons.signs[0]?.title).toBe("Keys");
  expect(landing.english).toContain("lessons");
  expect(landing.english).not.toContain("day");
  expect(supporters[0]?.kind).toBe("हार्डवेयर वॉलेट");
});

test("names and figures are translated if a translation exists, and else in English", async () => {
  const { site, events } = await inHindi({
    "site.hi.yaml": 'organiserName: सहज लैब्स\nfigures:\n  missionTarget: "1,00,000+"\n',
    "speakers/namuna-devi.hi.yaml": "title: टीचर\nbio: पढ़ाती हैं।\n",
    "sponsors/tijori.hi.yaml": "name: तिजोरी\n",
  });
  expect(site.organiserName).toBe("सहज लैब्स");
  expect(site.figures).toEqual({ events: "26", attendees: "5000+", subscribers: "60k+", missionTarget: "1,00,000+" });
  expect(site.english).not.toContain("figures");
  expect(site.fueledBy.name).toBe("तिजोरी");
  const [speaker] = events[0]?.speakers ?? [];
  expect(speaker).toMatchObject({ name: "Namuna Devi", title: "टीचर" });
  expect(speaker).not.toHaveProperty("english");
});

test("a catalogue is read without the files of other languages, even if they have mistakes", async () => {
  const changes = { "events/2025/trichy-2025.ta.yaml": "status: upcoming\n" };
  expect((await withContent(changes, readCatalogue)).events).toHaveLength(1);
  expect((await inHindi(changes)).events).toHaveLength(1);
});
