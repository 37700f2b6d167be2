import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { testSite } from "../../site-build/site-folders.ts";

const files = {
  "phases.yaml": `- name: Monsoon tour
  number: 4
  state: ahead
- name: Phase 3
  number: 3
  state: live
- name: Phase 2
  number: 2
  state: concluded
  badge: Phase 2 is concluded
- name: Phase 1
  number: 1
  state: concluded
  note: Where the line began
`,
  "events/2026/delhi-2026.yaml": `title: Third Time in Delhi
city: Delhi
phase: 3
status: upcoming
starts: 2026-02-14 10:00
ends: 2026-02-14 17:00
changed: 2026-01-05 18:00
venue: Sample Hall
venueAddress: Sample Hall, Janpath, Delhi 110001
registrationLink: https://register.example/delhi-2026
speakers: []
sponsors: []
description: The third time.
`,
};

/** Events of the second phase: without them its grid stands on the page whole, which has room for its early list. */
const left = ["jaipur", "lucknow", "srinagar", "vadodara"];

/** Writes the tests' content with a third phase live and a fourth one ahead. */
export async function writeLaterContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(testSite.content, folder, { recursive: true });
  for (const city of left) await rm(path.join(folder, `events/2025/${city}-2025.yaml`));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
