import { expect, test } from "vitest";
import { languageTags } from "../../words/talk-languages.ts";
import { type ContentChanges, mistakesIn, notesIn } from "../content.fixture.ts";
import { wordsLanguages } from "../words/read-words.ts";

const event = "events/2025/trichy-2025.hi.yaml";

test.each<[string, ContentChanges, string]>([
  [
    "an unknown language",
    { "site.hx.yaml": "productName: यात्रा\n" },
    "content/site.hx.yaml:1 — is in “hx”, which is the code of no language — write two or three small letters, such as hi for Hindi, between the dots of its name",
  ],
  [
    "a language by its name",
    { "site.hindi.yaml": "productName: यात्रा\n" },
    "content/site.hindi.yaml:1 — is in “hindi”, which is the code of no language — write two or three small letters, such as hi for Hindi, between the dots of its name",
  ],
  [
    "English beside English",
    { "site.en.yaml": "productName: Yatra\n" },
    "content/site.en.yaml:1 — is in English, as is content/site.yaml — write its text there, and remove this file",
  ],
  [
    "a field that is no text",
    { [event]: "title: त्रिची\nvenue: 21\n" },
    `content/${event}:2 venue — needs quotation marks — write \`venue: "21"\``,
  ],
  [
    "a misspelt field",
    { [event]: "titel: त्रिची\n" },
    `content/${event}:1 titel — is not a known field — write \`title\``,
  ],
  [
    "a field that only the English file has",
    { [event]: "title: त्रिची\nstatus: upcoming\n" },
    `content/${event}:2 status — is not a known field — `,
  ],
  [
    "a text that is too long",
    { "landing.hi.yaml": `poster:\n  stub: ${"क".repeat(21)}\n` },
    "content/landing.hi.yaml:2 poster: stub — is too long: at most 20 characters — ",
  ],
  [
    "a mission without its target",
    { "site.hi.yaml": "mission: सब तक।\n" },
    "content/site.hi.yaml:1 mission — does not contain `100,000+`, the missionTarget — write it into the sentence, in these digits",
  ],
  [
    "a mission without its target in the language's own digits",
    { "site.hi.yaml": 'mission: 100,000+ तक।\nfigures:\n  missionTarget: "1,00,000+"\n' },
    "content/site.hi.yaml:1 mission — does not contain `1,00,000+`, the missionTarget — write it into the sentence, in these digits",
  ],
  [
    "a review without a day",
    { [event]: "title: त्रिची\nreviewed: Asha Rao\n" },
    `content/${event}:2 reviewed — is no name with a day behind a comma — write a line such as \`reviewed: Asha Rao, 2025-09-20\` (who has read the translation beside the English, and when; left out as long as nobody has)`,
  ],
  [
    "a review on a day that is none",
    { [event]: "title: त्रिची\nreviewed: Asha Rao, 2025-02-30\n" },
    `content/${event}:2 reviewed — is no name with a day behind a comma`,
  ],
  [
    "a fingerprint that no command wrote",
    { [event]: "title: त्रिची\nsource: done\n" },
    `content/${event}:2 source — is not what the command writes there — remove the line`,
  ],
])("%s is one mistake, with its correction", async (_name, changes, message) => {
  const [mistake, ...others] = await mistakesIn(changes);
  expect(mistake?.slice(0, message.length)).toBe(message);
  expect(others).toEqual([]);
});

const whole =
  "title: त्रिची\nvenue: हॉल\nvenueAddress: त्रिची\ndescription: |\n  पहला।\n\n  दूसरा।\nreviewed: Asha Rao, 2025-09-20\n";
const source = "source: title=000000 venue=000000 venueAddress=000000 description=000000\n";

test("an outdated text is a note with its file and field, not a mistake", async () => {
  const at = `content/${event}`;
  const correction = `is older than in content/events/2025/trichy-2025.yaml — translate what is new there, then type \`npm run translations -- --accept ${at}\``;
  expect(await notesIn({ [event]: whole + source })).toEqual([
    `${at}:1 title — ${correction}`,
    `${at}:2 venue — ${correction}`,
    `${at}:3 venueAddress — ${correction}`,
    `${at}:4 description — ${correction}`,
  ]);
});

test("a text that is missing, superfluous, or in a list of another length is a note", async () => {
  expect(
    await notesIn({
      [event]: "title: त्रिची\nvenue: हॉल\nvenueAddress: त्रिची\nbring: क़लम\n",
      "landing.hi.yaml": "title: एक\n",
      "site.hi.yaml": null,
      "partners-page.hi.yaml": null,
    }),
  ).toEqual(
    expect.arrayContaining([
      `content/${event}:1 description — is not translated, so visitors read it in English — translate that of content/events/2025/trichy-2025.yaml`,
      `content/${event}:4 bring — is no longer in content/events/2025/trichy-2025.yaml, so nobody reads it — remove it`,
    ]),
  );
  const landing = "day:\n  hours:\n    - { title: चाय }\n";
  expect(await notesIn({ "landing.hi.yaml": landing })).toContain(
    "content/landing.hi.yaml:2 day: hours — has other entries than in content/landing.yaml, so visitors read those — translate each, in their order",
  );
});

test("a review without fingerprints is a note, because it could become outdated unnoticed", async () => {
  expect(await notesIn({ [event]: whole })).toEqual([
    `content/${event}:8 reviewed — has no \`source:\` beside it, so nobody will notice a newer English text — type \`npm run translations -- --accept content/${event}\``,
  ]);
});

test("a language without words is one note, with the command that creates them", async () => {
  const code = Object.values(languageTags).find((language) => !wordsLanguages().includes(language));
  const changes = { [event]: whole, [`site.${code}.yaml`]: "productName: A\n", [`landing.${code}.yaml`]: "title: B\n" };
  expect((await notesIn(changes)).filter((note) => note.includes("is not shown yet"))).toEqual([
    `content/landing.${code}.yaml:1 — is not shown yet, because there is no words/${code}.yaml — \`npm run translations -- --file ${code}\` writes one to fill in`,
  ]);
});

test("a translated name or figure is outdated when the English changes, and an untranslated one is no note", async () => {
  const name = "name: नमूना देवी\n";
  const words = "title: टीचर\nbio: |\n  पढ़ाती हैं।\n\n  सच में।\n";
  const older = "source: name=000000\n";
  const notes = await notesIn({ "speakers/namuna-devi.hi.yaml": name + words + older });
  expect(notes.find((note) => note.includes(" name "))).toContain("is older than in content/speakers/namuna-devi.yaml");
  const without = await notesIn({ "speakers/namuna-devi.hi.yaml": words });
  expect(without.filter((note) => note.includes("speakers"))).toEqual([]);
});

test("a translation without its English file is a note, because the hosted editor deletes only the English file", async () => {
  expect(await notesIn({ "events/2025/madurai-2025.hi.yaml": "title: मदुरै\n" })).toContain(
    "content/events/2025/madurai-2025.hi.yaml:1 — translates content/events/2025/madurai-2025.yaml, which does not exist, so nobody reads it — remove this file, or correct its name",
  );
});
