import type { ContentProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

/** The parts of `site.yaml`, or of a translation of it, that repeat a figure. */
type Repeating = {
  mission?: string | undefined;
  headline?: string | undefined;
  figures?: { missionTarget?: string | undefined; events?: string | undefined } | undefined;
};

/** Sentences without the figure that they repeat, in English and in translations; and two live phases. */
export function siteChecks(source: ReadSource): ContentProblem[] {
  const { figures, headline = "" } = source.site[0]?.valid ?? {};
  const repeatsEvents = figures?.events !== undefined && headline.includes(figures.events);
  const translated = source.translations.filter(({ kind }) => kind === "site");
  const sentences = [...source.site, ...translated].flatMap(({ valid, problem }) => {
    const site = (valid ?? {}) as Repeating;
    const missing = (name: "mission" | "headline", figure: "missionTarget" | "events", what: string) => {
      const part = site.figures?.[figure] ?? figures?.[figure];
      const text = site[name];
      if (part === undefined || text === undefined || text.includes(part)) return [];
      return [problem([name], `does not contain \`${part}\`, ${what} — write it into the sentence, in these digits`)];
    };
    return [
      // The home page emphasises the target within the mission.
      ...missing("mission", "missionTarget", "the missionTarget"),
      ...(repeatsEvents ? missing("headline", "events", "the number of events") : []),
    ];
  });
  return [...sentences, ...livePhases(source)];
}

/** The site can show one live phase only. */
function livePhases({ phases }: ReadSource): ContentProblem[] {
  return phases.flatMap(({ valid = [], problem }) => {
    const live = valid.flatMap((entry, index) => (entry?.state === "live" ? [{ index, name: entry.name }] : []));
    return live.slice(1).map(({ index }) => {
      const first = live[0]?.name ?? "an entry before";
      const message = `is live, and so is ${first} — write \`state: concluded\` for the one that is over, or \`state: ahead\` for the one that has not begun`;
      return problem([index, "state"], message);
    });
  });
}
