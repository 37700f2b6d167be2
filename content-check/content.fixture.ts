import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pageContentKinds } from "../catalogue/page-texts.ts";
import { problemText } from "./content-error.ts";
import { readCheckedContent, reviewContent } from "./read-catalogue.ts";

/** A valid event. Tests replace its lines. */
export const goodEvent = `title: Bitcoin Yatra Trichy
city: Trichy
phase: 2
status: upcoming
starts: 2025-09-28 10:00
ends: 2025-09-28 17:00
venue: Rockfort Hall
venueAddress: Rockfort Hall, Trichy
registrationLink: https://register.example/trichy
speakers:
  - namuna-devi
  - maadhiri-selvan
sponsors:
  - sponsor: tijori
    tier: title-sponsor
description: |
  The first paragraph: it has a colon.

  The second one.
changed: 2025-09-20 11:00
`;

/** A small content folder without mistakes and notes: texts by path. */
export const goodContent = {
  "site.yaml": `productName: Bitcoin Yatra
organiserName: Sahaj Labs
organiserLogo: /images/firms/sahaj-labs.svg
siteAddress: https://yatra.example
apiAddress: /api
aftermovieAddress: https://player.example/embed/1
contactAddress: namaste@yatra.example
headline: "26 Cities, 1 Mission: Bitcoin Aasan Hai"
description: One train.
missionYear: 2026
copyrightYear: 2026
fueledBy: tijori
figures:
  events: "26"
  attendees: "5000+"
  subscribers: "60k+"
  missionTarget: "100,000+"
groupPhoto:
  picture: /images/photos/group.svg
  description: Everyone
eventPhotos:
  - picture: /images/photos/group.svg
    description: A full hall
mission: Reach 100,000+ people.
supportersLine: United
`,
  "landing.yaml": `title: One stop
opening: calls at your city.
description: How a stop runs.
poster: { line: Your own language, stub: Free entry }
lessons:
  heading: Lessons
  signs:
    - { sign: keys, title: Keys, text: Twelve words. }
day:
  heading: The day
  lead: A whole day.
  hours:
    - { time: 10:00, title: Doors, text: Chai. }
    - { time: 13:00, title: Lunch, text: On the house. }
questions:
  heading: Questions
  answers:
    - { question: What does it cost?, answer: Nothing. }
closing: { heading: The end, text: Take a seat. }
`,
  "partners-page.yaml": `description: How to take part.
poster: { line: Host, stub: All aboard }
host: { title: Host, text: Host one. }
support: { title: Support, text: Support one. }
media: { title: Media, text: Tell of it. }
`,
  "phases/phase-1.yaml": "name: Phase 1\nnumber: 1\nstate: concluded\n",
  "phases/phase-2.yaml": "name: Phase 2\nnumber: 2\nstate: live\n",
  "cities.yaml": `- name: Trichy
  boardName: Tiruchirappalli
  own: { language: ta, text: திருச்சிராப்பள்ளி }
  hindi: तिरुचिरापल्ली
  latitude: 10.79
  longitude: 78.7
`,
  "partners.yaml": `- name: Banyan Club
  category: hosts
  logo: /images/partners/banyan-club.svg
  website: https://banyan.example
- name: Chai & Chain
  category: hosts
  logo: /images/partners/banyan-club.svg
  website: https://chai.example
`,
  "events/2025/trichy-2025.yaml": goodEvent,
  "speakers/namuna-devi.yaml": "name: Namuna Devi\ntitle: Educator\nbio: Teaches.\n",
  "speakers/maadhiri-selvan.yaml":
    "name: Maadhiri Selvan\ntitle: Writer\nbio: Writes.\nimage: /images/speakers/maadhiri.png\n",
  "sponsors/tijori.yaml": "name: Tijori\nlogo: /images/firms/tijori.svg\n",
  "supporters/tijori.yaml": "name: Tijori\nkind: Hardware wallet\nlogo: /images/firms/tijori.svg\nposition: 1\n",
  "images/firms/sahaj-labs.svg": "",
  "images/firms/tijori.svg": "",
  "images/partners/banyan-club.svg": "",
  "images/photos/group.svg": "",
  "images/speakers/maadhiri.png": "",
} as const;

/** A row of a table test: a change of the valid content, and the problems that the check prints. */
export type Row = { slip: string; change: ContentChanges; says: string | string[] };

type Content = string | Uint8Array | null;

/** Changes to the valid content: a new text for a path, or null to remove the file. */
export type ContentChanges = Partial<Record<keyof typeof goodContent, Content>> & Record<string, Content>;

/** A change of one file of the valid content. @throws Error if the file does not contain the text */
export function edited(file: keyof typeof goodContent, from: string | RegExp, to: string): ContentChanges {
  const text = goodContent[file].replace(from, to);
  if (text === goodContent[file]) throw new Error(`${file} has no ${from}`);
  return { [file]: text };
}

/** A change of the event of the valid content. */
export const editedEvent = (from: string | RegExp, to: string) => edited("events/2025/trichy-2025.yaml", from, to);

/** Writes the valid content with changes to a temporary folder, calls a function with its path, and removes it. */
export async function withContent<Result>(
  changes: ContentChanges,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(root, "content");
  try {
    await mkdir(folder);
    // Texts that no test changes come from `tests/content`.
    for (const { glob } of Object.values(pageContentKinds))
      if (!(glob in goodContent)) await copyFile(path.join("tests/content", glob), path.join(folder, glob));
    for (const [name, text] of Object.entries<Content>({ ...goodContent, ...changes })) {
      if (text === null) continue;
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    return await use(folder);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The mistakes in the changed content, one line for each. @param now the current time */
export async function mistakesIn(changes: ContentChanges, now?: Date): Promise<string[]> {
  const { problems } = await withContent(changes, (folder) => reviewContent(folder, { now }));
  return problems.map(problemText);
}

/**
 * The notes on the changed content, one line for each.
 *
 * @param now the current time, with which events are compared
 */
export async function notesIn(changes: ContentChanges, options: { now?: Date } = {}): Promise<string[]> {
  const { notes } = await withContent(changes, (folder) => readCheckedContent(folder, options));
  return notes.map(problemText);
}
