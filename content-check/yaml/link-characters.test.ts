import { expect, test } from "vitest";
import { edited, editedEvent, mistakesIn, type Row } from "../content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml";

const rows: Row[] = [
  {
    slip: "a link with a character that a chat put behind it",
    change: editedEvent("example/trichy", "example/trichy\u200B"),
    says: `${at}:9 registrationLink — has an invisible character (U+200B), so the link leads nowhere — delete the text and type \`https://register.example/trichy\``,
  },
  {
    slip: "a link with invisible characters before it",
    change: editedEvent("https:", "\u2066\uFEFFhttps:"),
    says: `${at}:9 registrationLink — has an invisible character (U+2066), so the link leads nowhere — delete the text and type \`https://register.example/trichy\``,
  },
  ...[
    { file: "partners.yaml", at: "8 Chai & Chain: website", from: "/chai.example", clean: "https://chai.example" },
    { file: "partners.yaml", at: "3 Banyan Club: logo", from: "club.svg", clean: "/images/partners/banyan-club.svg" },
    { file: "site.yaml", at: "4 siteAddress", from: "yatra.example", clean: "https://yatra.example" },
    { file: "site.yaml", at: "7 contactAddress", from: "@yatra.example", clean: "namaste@yatra.example" },
    { file: "site.yaml", at: "6 aftermovieAddress", from: "embed/1", clean: "https://player.example/embed/1" },
  ].map(({ file, at: place, from, clean }) => ({
    slip: `an invisible character at ${file}:${place}`,
    change: edited(file as "site.yaml", from, `${from}\u2060`),
    says: `content/${file}:${place} — has an invisible character (U+2060), so the link leads nowhere — delete the text and type \`${clean}\``,
  })),
];

test.each(rows)("a link that looks right: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});
