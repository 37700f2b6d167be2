import type { ContentProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

/** The mission and its target, in `site.yaml` or in a translation of it. */
type Mission = { mission?: string | undefined; figures?: { missionTarget?: string | undefined } | undefined };

/** A mission without its target, which the home page emphasises within it, in English and in translations; and two live phases. */
export function siteChecks(source: ReadSource): ContentProblem[] {
  const english = source.site[0]?.value?.figures.missionTarget;
  const translated = source.translations.filter(({ kind }) => kind === "site");
  const missions = [...source.site, ...translated].flatMap(({ value, problem }) => {
    const { mission, figures } = (value ?? {}) as Mission;
    const target = figures?.missionTarget ?? english;
    if (target === undefined || mission === undefined || mission.includes(target)) return [];
    const message = `does not contain \`${target}\`, the missionTarget — write it into the sentence, in these digits`;
    return [problem(["mission"], message)];
  });
  return [...missions, ...livePhases(source)];
}

/** The site can show one live phase only. */
function livePhases({ phases }: ReadSource): ContentProblem[] {
  return phases.flatMap(({ value = [], problem }) => {
    const live = value.flatMap(({ name, state }, index) => (state === "live" ? [{ index, name }] : []));
    return live.slice(1).map(({ index }) => {
      const message = `is live, and so is ${live[0]?.name} — write \`state: concluded\` for the one that is over, or \`state: ahead\` for the one that has not begun`;
      return problem([index, "state"], message);
    });
  });
}
