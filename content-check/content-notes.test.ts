import { expect, test } from "vitest";
import { edited, editedEvent, goodEvent, notesIn, type Row } from "./content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml";
const withStatus = (status: string) =>
  editedEvent(/registrationLink.*\n/, "")
    ["events/2025/trichy-2025.yaml"]?.toString()
    .replace("upcoming", status) ?? "";
const link = (text: string) => editedEvent("https://register.example/trichy", text);
const address = (text: string) => editedEvent("venueAddress: Rockfort Hall, Trichy", `venueAddress: ${text}`);
const linkComesLater = "until you add one, the button says that the link comes later";

const rows: Row[] = [
  { slip: "everything is used and complete", change: {}, says: [] },
  {
    slip: "a city whose name looks misspelt",
    change: editedEvent("city: Trichy", "city: Trchy"),
    says: `${at}:2 city — Trchy is not on the map — write \`city: Trichy\` if you mean that, or copy an entry of content/cities.yaml, write \`name: Trchy\`, and take latitude and longitude from a map`,
  },
  {
    slip: "a city whose name is near another one, but begins with another letter",
    change: editedEvent("city: Trichy", "city: Prichy"),
    says: `${at}:2 city — Prichy is not on the map — copy an entry of content/cities.yaml, write \`name: Prichy\`, and take latitude and longitude from a map`,
  },
  {
    slip: "a city that is not on the map, at its first event",
    change: {
      ...editedEvent("city: Trichy", "city: Madurai"),
      "events/2025/a-second.yaml": goodEvent
        .replace("city: Trichy", "city: Madurai")
        .replace("register.example/trichy", "register.example/second"),
    },
    says: "content/events/2025/a-second.yaml:2 city — Madurai is not on the map — copy an entry of content/cities.yaml, write `name: Madurai`, and take latitude and longitude from a map",
  },
  {
    slip: "the registration link of another event, as a copy has it",
    change: { "events/2025/trichy-again-2025.yaml": goodEvent.replace(/^uuid: .*\n/m, "") },
    says: `content/events/2025/trichy-again-2025.yaml:9 registrationLink — is that of ${at} too — correct it if each event has its own registration`,
  },
  {
    slip: "the address, the picture and the description of an event in another city, as a copy has them",
    change: {
      "events/2025/madurai-2025.yaml": goodEvent
        .replace("city: Trichy", "city: Tirupati")
        .replace("register.example/trichy", "register.example/second")
        .replace(/venueAddress: .*/, "$&, or Tirupati\nimage: /images/firms/tijori.svg"),
      ...editedEvent(/venueAddress: .*/, "$&, or Tirupati\nimage: /images/firms/tijori.svg"),
    },
    says: [
      "content/events/2025/madurai-2025.yaml:2 city — Tirupati is not on the map — copy an entry of content/cities.yaml, write `name: Tirupati`, and take latitude and longitude from a map",
      ...["8 venueAddress", "9 image", "17 description"].map(
        (field) =>
          `${at}:${field} — is that of content/events/2025/madurai-2025.yaml, which is in Tirupati — correct it in one of the two, unless both share it on purpose`,
      ),
    ],
  },
  {
    slip: "no picture yet, as an event in another city",
    change: {
      "events/2025/delhi-2025.yaml": goodEvent
        .replace("city: Trichy", "city: Delhi")
        .replace("register.example/trichy", "register.example/second")
        .replace(/venueAddress: .*/, 'venueAddress: Town Hall, Delhi\nimage: ""')
        .replace("The second one.", "Another one."),
      ...editedEvent(/venueAddress: .*/, '$&\nimage: ""'),
    },
    says: "content/events/2025/delhi-2025.yaml:2 city — Delhi is not on the map — copy an entry of content/cities.yaml, write `name: Delhi`, and take latitude and longitude from a map",
  },
  {
    slip: "a tier that is written as visitors read it",
    change: editedEvent("tier: title-sponsor", "tier: Title Sponsor"),
    says: `${at}:15 sponsors: entry 1: tier — is shown as written — write \`tier: title-sponsor\` if you mean that`,
  },
  {
    slip: "D-9 an upcoming event without its link",
    change: { "events/2025/trichy-2025.yaml": withStatus("upcoming") },
    says: `${at}:4 status — is upcoming without a \`registrationLink:\` — ${linkComesLater}`,
  },
  {
    slip: "D-9 a closed event without its link",
    change: { "events/2025/trichy-2025.yaml": withStatus("closed") },
    says: `${at}:4 status — is closed without a \`highlightsLink:\` — ${linkComesLater}`,
  },
  ...["cancelled", "postponed"].map((status) => ({
    slip: `C-10 an event that is ${status} needs no link`,
    change: { "events/2025/trichy-2025.yaml": withStatus(status) },
    says: [],
  })),
  ...["concluded", "delayed by one hour", "रद्द"].map((status) => ({
    slip: `C-10 the status ${status}, which programs do not know`,
    change: { "events/2025/trichy-2025.yaml": withStatus(status) },
    says: `${at}:4 status — is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — if it does not, write \`status: cancelled\` or \`status: postponed\`; if it is over, \`status: closed\``,
  })),
  {
    slip: "an event that ends in another year",
    change: editedEvent("ends: 2025", "ends: 2026"),
    says: `${at}:6 ends — is 365 days after the beginning — if the event is shorter, correct the date, such as \`ends: 2025-09-28 17:00\``,
  },
  {
    slip: "an event of more than three days",
    change: editedEvent("ends: 2025-09-28", "ends: 2025-10-02"),
    says: `${at}:6 ends — is 4 days after the beginning — if the event is shorter, correct the date, such as \`ends: 2025-09-28 17:00\``,
  },
  { slip: "an event of three days", change: editedEvent("ends: 2025-09-28", "ends: 2025-09-30"), says: [] },
  {
    slip: "a very long description",
    change: editedEvent("The second one.", "Bitcoin. ".repeat(400).trim()),
    says: `${at}:16 description — has 3637 characters, which phones on slow networks wait for — shorten it to 3500 or fewer`,
  },
  {
    slip: "an address without its city",
    change: address("Rockfort Hall, Nandhi Koil Street"),
    says: `${at}:8 venueAddress — does not name Trichy, so maps may find another place — add the city`,
  },
  { slip: "an address with the city's name on its board", change: address("Street, TIRUCHIRAPPALLI 620002"), says: [] },
  {
    slip: "a link in place of an address",
    change: address("https://maps.example/abc, Trichy"),
    says: `${at}:8 venueAddress — contains a link, which maps and calendars cannot look up — write the postal address in its place`,
  },
  ...["To be announced", "Trichy (TBA)", "Venue to be confirmed, Trichy"].map((text) => ({
    slip: `an address that says ${text}`,
    change: address(text),
    says: `${at}:8 venueAddress — is no address yet, but maps and calendars look these words up — write the address once you know it`,
  })),
  {
    slip: "a link copied from the source of a page",
    change: link("https://register.example/?a=1&amp;b=2"),
    says: `${at}:9 registrationLink — contains \`&amp;\`, as in the source of a page — write \`https://register.example/?a=1&b=2\``,
  },
  {
    slip: "a link that begins twice",
    change: link("https://https://register.example"),
    says: `${at}:9 registrationLink — begins with https:// twice — write \`https://register.example\``,
  },
  ...[",", ")", ">", ").", "”"].map((end) => ({
    slip: `a link with ${end} behind it`,
    change: link(`https://register.example/trichy${end}`),
    says: `${at}:9 registrationLink — ends with \`${end}\` — if that is not part of the link, write \`https://register.example/trichy\``,
  })),
  { slip: "a link with brackets of its own", change: link("https://wiki.example/Trichy_(city)"), says: [] },
  {
    slip: "a link to a website without a dot",
    change: edited("partners.yaml", "https://chai.example", "https://chai/about"),
    says: "content/partners.yaml:8 Chai & Chain: website — leads to `chai`, which is no website's name — write the whole name",
  },
];

test.each(rows)("notes: $slip", async ({ change, says }) => {
  expect(await notesIn(change)).toEqual([says].flat());
});

const ended = `${at}:4 status — is upcoming although the event ended on 2025-09-28 — write \`status: closed\`, or the new date behind \`starts:\` and \`ends:\``;
const closed = withStatus("closed").replace("venue:", "highlightsLink: https://social.example\nvenue:");

test.each([
  ["in its last minute", goodEvent, "2025-09-28T17:00:59+05:30", []],
  ["a minute after its end", goodEvent, "2025-09-28T17:01:00+05:30", [ended]],
  ["a year later", goodEvent, "2026-09-28T00:00:00Z", [ended]],
  ["without a link", withStatus("upcoming"), "2026-09-28T00:00:00Z", [ended]],
  ["that is cancelled", withStatus("cancelled"), "2026-09-28T00:00:00Z", []],
  ["that is closed", closed, "2026-09-28T00:00:00Z", []],
])("E-8 an event %s is reported as over by the clock of the check", async (_what, event, now, says) => {
  expect(await notesIn({ "events/2025/trichy-2025.yaml": event }, { now: new Date(now) })).toEqual(says);
});
