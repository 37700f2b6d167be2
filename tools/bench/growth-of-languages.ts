import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import { wordsLanguages } from "../../words/read-words.ts";
import { ratios, spread } from "./statistics.ts";
import { figure, judged, limits, spreadText, table } from "./table.ts";
import { timeBuild } from "./time-build.ts";
import type { Bench } from "./workspace.ts";

/** How often each build is made, in turns: English alone, then all languages. */
const turns = 3;

/** No further turn begins after so long, in milliseconds: on a loaded machine one turn takes as long as three do otherwise. */
const patienceMs = 90_000;

/** What builds of one kind took, in seconds, turn by turn. */
export type LanguageBuilds = { name: string; english: number[]; all: number[] };

/** Builds the organiser's content in English alone and in all languages, as it is and after a change. @param englishWords the folder with English alone */
export async function growthOfLanguages({ workspace, undo, say }: Bench, englishWords: string): Promise<string> {
  const home = path.join(workspace, "languages");
  const content = path.join(home, "content");
  await cp(liveSite.content, content, { recursive: true });
  const { events } = await readCatalogue(content);
  const changed = path.join(content, "events", events[0]?.starts.slice(0, 4) ?? "", `${events[0]?._id}.yaml`);
  const build = async (output: string, words?: string) =>
    (await timeBuild({ content, output: path.join(home, output), ...(words !== undefined && { words }) }, undo))
      .seconds;
  const kinds = ["of content as it was built before", "after one event has changed"];
  const builds = kinds.map((name): LanguageBuilds => ({ name, english: [], all: [] }));
  const begun = performance.now();
  for (let turn = 1; turn <= turns && performance.now() - begun < patienceMs; turn++) {
    for (const [index, { name, english, all }] of builds.entries()) {
      say(`languages, turn ${turn} of ${turns}: ${name}`);
      if (index === 1) await changeEvent(changed, turn);
      english.push(await build("english", englishWords));
      all.push(await build("all"));
    }
  }
  return languageTable(builds, { events: events.length, languages: wordsLanguages().length });
}

/** Gives an event a sentence more, another one each time: nothing that is kept has it. */
async function changeEvent(file: string, turn: number): Promise<void> {
  const event = parseDocument(await readFile(file, "utf8"));
  event.set("description", `${event.get("description")}\n\nChange ${turn}.`);
  await writeFile(file, event.toString());
}

/** What all languages cost, beside English alone. */
export function languageTable(builds: readonly LanguageBuilds[], site: { events: number; languages: number }): string {
  const rows = builds.map(({ name, english, all }) => {
    const times = spread(ratios(all, english));
    const told = judged(spreadText(times, 2), Number(times.median.toFixed(2)), limits.allLanguages);
    return [name, spreadText(spread(english), 1), spreadText(spread(all), 1), told];
  });
  return `The organiser's ${figure(site.events)} events, built in turns; medians of ${builds[0]?.all.length ?? 0}. Pictures were drawn before. The seconds are this machine's own, and so
not judged: one of ordinary speed is to take 8 and 20 at most after one event has changed.

${table(["a build", "English alone s", `all ${site.languages} languages s`, "÷ English alone"], rows)}`;
}
