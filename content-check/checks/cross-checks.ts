import { citySlug } from "../../catalogue/cities/city-slug.ts";
import { nameKey } from "../../catalogue/compare-names.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import { type ContentSource, contentFileKinds, type SourceFile } from "../content-source.ts";
import { translationChecks } from "../translations/translation-checks.ts";
import type { ValidPart } from "../yaml/parse-content-file.ts";
import { cityChecks } from "./city-checks.ts";
import { eventChecks, unknownReference } from "./event-checks.ts";
import { filmChecks } from "./film-checks.ts";
import { phaseChecks } from "./phase-checks.ts";
import { logoChecks, pictureChecks } from "./picture-checks.ts";
import { strayFile } from "./stray-files.ts";

/** Every mistake that no field shows by itself, but only beside other fields, other files, or the clock where there is one. */
export function crossChecks(source: ContentSource, now?: Date): ContentProblem[] {
  return [
    ...missingFiles(source),
    ...unknownFueler(source),
    ...missionWithoutTarget(source),
    ...phaseChecks(source),
    ...eventChecks(source, now),
    ...sameEventIds(source),
    ...sameEventUuids(source),
    ...sameSupporterPositions(source),
    ...source.partners.flatMap((file) => sameEntries(file, partnerKey, "in its category")),
    ...source.cities.flatMap((file) => sameEntries(file, ({ name }) => name && citySlug(name), "in the list")),
    ...source.phases.flatMap((file) => sameEntries(file, ({ name }) => name && nameKey(name), "in the list")),
    ...cityChecks(source),
    ...pictureChecks(source),
    ...logoChecks(source),
    ...filmChecks(source),
    ...translationChecks(source),
    ...source.strays.map(strayFile),
  ];
}

function missingFiles(source: ContentSource): ContentProblem[] {
  return (["site", "landing", "partnersPage", "phases", "cities", "partners"] as const)
    .filter((kind) => source[kind].length === 0)
    .map((kind) => fileProblem(`content/${contentFileKinds[kind].glob}`, "is missing — restore the file"));
}

function unknownFueler(source: ContentSource): ContentProblem[] {
  return source.site.flatMap(({ valid, problem }) => {
    const mistake = unknownReference("sponsors", valid?.fueledBy, source.sponsors);
    return mistake ? [problem(["fueledBy"], mistake)] : [];
  });
}

/** The home page sets the target apart within the sentence. */
function missionWithoutTarget({ site }: ContentSource): ContentProblem[] {
  return site.flatMap(({ valid, problem }) => {
    const target = valid?.figures?.missionTarget;
    if (target === undefined || valid?.mission === undefined || valid.mission.includes(target)) return [];
    return [
      problem(
        ["mission"],
        `does not say \`${target}\`, the missionTarget — write it into the sentence, as it stands there`,
      ),
    ];
  });
}

function sameEventIds({ events }: ContentSource): ContentProblem[] {
  return events.flatMap(({ id, problem }, index) => {
    const other = events.slice(0, index).find((earlier) => earlier.id === id);
    return other
      ? [problem([], `has the name of ${other.file} — rename one: a file's name is the event's address`)]
      : [];
  });
}

/** Calendars would take the two for one event: it happens where a file was copied. */
function sameEventUuids({ events }: ContentSource): ContentProblem[] {
  return events.flatMap(({ valid, problem }, index) => {
    const uuid = valid?.uuid?.toLowerCase();
    const other = events.slice(0, index).find((earlier) => earlier.valid?.uuid?.toLowerCase() === uuid);
    return other && uuid
      ? [
          problem(
            ["uuid"],
            `is that of ${other.file} too, as after copying a file — remove the line from the copy, and leave it in the other: calendars know that event by it`,
          ),
        ]
      : [];
  });
}

function sameSupporterPositions({ supporters }: ContentSource): ContentProblem[] {
  return supporters.flatMap(({ valid, problem }, index) => {
    const position = valid?.position;
    const other = supporters.slice(0, index).find((earlier) => earlier.valid?.position === position);
    return other && position !== undefined
      ? [problem(["position"], `is ${position}, as in ${other.file} — give each supporter its own`)]
      : [];
  });
}

function partnerKey({ name, category }: { name?: string | undefined; category?: string | undefined }) {
  return name && category && `${category} ${nameKey(name)}`;
}

function sameEntries<Entry>(
  { valid, problem }: SourceFile<Entry[]>,
  keyOf: (entry: ValidPart<Entry>) => string | undefined,
  where: string,
): ContentProblem[] {
  const keys = (valid ?? []).map((entry) => entry && keyOf(entry));
  return keys.flatMap((key, index) =>
    key && keys.indexOf(key) < index ? [problem([index, "name"], `stands twice ${where} — remove one of the two`)] : [],
  );
}
