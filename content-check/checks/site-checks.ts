import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

/** The mission and its target, in `site.yaml` or in a translation of it. */
type Mission = { mission?: string | undefined; figures?: { missionTarget?: string | undefined } | undefined };

/**
 * Finds three mistakes: a mission that does not contain its target, which the home page emphasises in it (in English and in
 * translations); two live phases; and a tour without a phase.
 */
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
  return [...missions, ...phaseMistakes(source)];
}

/** The site needs a phase, and can show one live phase only. */
function phaseMistakes({ phases }: ReadSource): ContentProblem[] {
  if (phases.length === 0) return [fileProblem("content/phases/phase-1.yaml", "is missing — restore the file")];
  const [first, ...others] = phases.filter(({ value }) => value?.state === "live");
  return others.map(({ problem }) =>
    problem(
      ["state"],
      `is live, and so is ${first?.value?.name} — write \`state: concluded\` for the one that is over, or \`state: ahead\` for the one that has not begun`,
    ),
  );
}
