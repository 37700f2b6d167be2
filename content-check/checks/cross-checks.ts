import { citySlug } from "../../catalogue/cities/city-names.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import { contentFileKinds, contentKinds, isFolder } from "../../catalogue/content-kinds.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";
import { translationChecks } from "../translations/translation-checks.ts";
import { cityChecks } from "./city-checks.ts";
import { eventChecks, unknownReference } from "./event-checks.ts";
import { filmChecks } from "./film-checks.ts";
import { phaseChecks } from "./phase-checks.ts";
import { pictureChecks } from "./picture-checks.ts";
import { repeated } from "./repeated.ts";

/**
 * Every mistake that no field shows by itself, but only beside other fields, other files, or the clock.
 *
 * @param now the present time; without it, the clock plays no part
 */
export function crossChecks(source: ContentSource, now?: Date): ContentProblem[] {
  return [
    ...missingFiles(source),
    ...siteChecks(source),
    ...phaseChecks(source),
    ...eventChecks(source, now),
    ...supporterChecks(source),
    ...listChecks(source),
    ...cityChecks(source),
    ...pictureChecks(source),
    ...filmChecks(source),
    ...translationChecks(source),
    ...source.strays.map(strayFile),
  ];
}

function missingFiles(source: ContentSource): ContentProblem[] {
  return contentKinds
    .filter((kind) => !isFolder(kind) && source[kind].length === 0)
    .map((kind) => fileProblem(`content/${contentFileKinds[kind].glob}`, "is missing — restore the file"));
}

/** A sponsor that does not exist, and a mission without its target, which the home page emphasises within the sentence. */
function siteChecks({ site, sponsors }: ContentSource): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    const unknown = unknownReference("sponsors", valid?.fueledBy, sponsors);
    const target = valid?.figures?.missionTarget;
    const mission = valid?.mission;
    const isWithout = target !== undefined && mission !== undefined && !mission.includes(target);
    const message = `does not contain \`${target}\`, the missionTarget — write it into the sentence, in these digits`;
    return [
      ...(unknown ? [problem(["fueledBy"], unknown)] : []),
      ...(isWithout ? [problem(["mission"], message)] : []),
    ];
  });
}

/** Two supporters at one place of the row, or of one name. */
function supporterChecks({ supporters }: ContentSource): ContentProblem[] {
  const places = repeated(supporters.map(({ valid }) => valid?.position?.toString()));
  const names = repeated(supporters.map(({ valid }) => valid?.name && nameKey(valid.name)));
  return supporters.flatMap(({ problem }, index) => {
    const [place, name] = [places.get(index), names.get(index)].map((at) => at !== undefined && supporters[at]?.file);
    return [
      ...(place ? [problem(["position"], `is that of ${place} too — give each supporter its own`)] : []),
      ...(name ? [problem(["name"], `is that of ${name} too — remove one of the two files`)] : []),
    ];
  });
}

/** Entries that appear twice in a list: pages tell them apart by these texts. */
function listChecks({ partners, cities, phases, landing, site, translations }: ContentSource): ContentProblem[] {
  const landings = [...landing, ...translations.filter(({ kind }) => kind === "landing")] as typeof landing;
  const questions = landings.flatMap(({ valid, problem }) => {
    const list = (valid?.questions?.answers ?? []).map((entry) => entry?.question && nameKey(entry.question));
    return twice(list, (index) => problem(["questions", "answers", index, "question"], appearsTwice));
  });
  const photos = site.flatMap(({ valid, problem }) => {
    const list = (valid?.eventPhotos ?? []).map((entry) => entry?.picture);
    return twice(list, (index) => problem(["eventPhotos", index, "picture"], appearsTwice));
  });
  const names = [
    ...cities.map(({ valid = [], problem }) => ({
      keys: valid.map((entry) => entry?.name && citySlug(entry.name)),
      problem,
    })),
    ...phases.map(({ valid = [], problem }) => ({
      keys: valid.map((entry) => entry?.name && nameKey(entry.name)),
      problem,
    })),
    ...partners.map(({ valid = [], problem }) => ({
      keys: valid.map((entry) => entry?.name && entry.category && `${entry.category} ${nameKey(entry.name)}`),
      problem,
    })),
  ].flatMap(({ keys, problem }) => twice(keys, (index) => problem([index, "name"], appearsTwice)));
  return [...names, ...questions, ...photos];
}

const appearsTwice = "appears twice — remove one of the two";

function twice(keys: readonly (string | undefined)[], problemAt: (index: number) => ContentProblem): ContentProblem[] {
  return [...repeated(keys).keys()].map(problemAt);
}

/** A file that belongs to no kind, so that nobody wonders why its content is not shown. @param file its path from the content folder */
function strayFile(file: string): ContentProblem {
  return fileProblem(`content/${file}`, `is not read — ${strayCorrection(file)}`);
}

function strayCorrection(file: string): string {
  if (/\.(?:svg|png|jpe?g|webp|avif|hei[cf])$/i.test(file)) return "move the picture to content/images/";
  const homes = contentKinds
    .filter(isFolder)
    .map((kind) => contentFileKinds[kind].glob)
    .map((glob) => `content/${glob.replace("*/*", "<year>/*").replace("*", "<name>")}`);
  const own = homes.find((home) => file.includes("/") && home.startsWith(`content/${file.split("/", 1)[0]}/`));
  const name = "with small letters, digits and hyphens as its name";
  return own ? `rename it to ${own}, ${name}` : `rename it to ${homes.join(", ")}, ${name}; or remove it`;
}
