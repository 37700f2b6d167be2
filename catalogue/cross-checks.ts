import type { ContentProblem } from "./content-error.ts";
import type { ContentSource, SourceFile } from "./content-source.ts";
import { filmChecks } from "./film.ts";
import { pictureChecks } from "./picture-checks.ts";

/** Ids that would hide another address: `/events/phase1` and `/events/phase2` redirect (clauses ). */
export const reservedEventIds = ["phase1", "phase2"] as const;

/** Every mistake that only shows when files are read together. */
export function crossChecks(source: ContentSource): ContentProblem[] {
  return [
    ...missingFiles(source),
    ...siteChecks(source),
    ...source.events.flatMap((file) => eventChecks(file, source)),
    ...duplicates(
      source.events,
      "id",
      ({ id }) => id,
      "another event has this file name — rename one: a file's name is the event's address",
    ),
    ...duplicates(
      source.supporters,
      "position",
      ({ value }) => value?.position,
      "another supporter has this position — give each its own",
    ),
    ...partnerChecks(source),
    ...pictureChecks(source),
    ...filmChecks(source),
    ...source.strays.map((file) =>
      problem(
        file,
        1,
        "",
        "is not read — name content files in small letters, digits and hyphens, with the ending .yaml, in the folder of their kind",
      ),
    ),
  ];
}

function problem(file: string, line: number, field: string, message: string): ContentProblem {
  return { file, line, field, message };
}

function missingFiles(source: ContentSource): ContentProblem[] {
  return (["site", "cities", "partners"] as const)
    .filter((kind) => source[kind].length === 0)
    .map((kind) => problem(`content/${kind}.yaml`, 1, "", "is missing — restore the file"));
}

function siteChecks(source: ContentSource): ContentProblem[] {
  return source.site.flatMap(({ file, value, lineOf }) =>
    value && !source.sponsors.some(({ id }) => id === value.fueledBy)
      ? [problem(file, lineOf(["fueledBy"]), "fueledBy", unknownSponsor(value.fueledBy))]
      : [],
  );
}

function unknownSponsor(id: string): string {
  return `names ${id}, but there is no content/sponsors/${id}.yaml — add that file or correct the name`;
}

function eventChecks(file: ContentSource["events"][number], source: ContentSource): ContentProblem[] {
  const event = file.value;
  if (!event) return [];
  const say = (path: readonly PropertyKey[], message: string) =>
    problem(file.file, file.lineOf(path), path.join("."), message);
  const found: ContentProblem[] = [];
  if ((reservedEventIds as readonly string[]).includes(file.id))
    found.push(
      problem(file.file, 1, "", `cannot be named ${file.id}.yaml: that address leads elsewhere — rename the file`),
    );
  const folder = file.file.split("/").at(-2);
  if (folder !== event.starts.slice(0, 4))
    found.push(
      say(
        ["starts"],
        `is in ${event.starts.slice(0, 4)}, but the file lies in the folder ${folder} — move the file or correct the year`,
      ),
    );
  event.speakers.forEach((id, index) => {
    if (!source.speakers.some((speaker) => speaker.id === id))
      found.push(
        say(
          ["speakers", index],
          `names ${id}, but there is no content/speakers/${id}.yaml — add that file or correct the name`,
        ),
      );
  });
  event.sponsors.forEach(({ sponsor }, index) => {
    if (!source.sponsors.some(({ id }) => id === sponsor))
      found.push(say(["sponsors", index, "sponsor"], unknownSponsor(sponsor)));
  });
  return found;
}

function duplicates<Value, File extends SourceFile<Value>>(
  files: readonly File[],
  field: string,
  key: (file: File) => unknown,
  message: string,
): ContentProblem[] {
  const repeated = files.filter(
    (file, index) => key(file) !== undefined && files.findIndex((other) => key(other) === key(file)) < index,
  );
  return repeated.map((file) => problem(file.file, file.lineOf([field]), field, message));
}

function partnerChecks(source: ContentSource): ContentProblem[] {
  return source.partners.flatMap(({ file, value, lineOf }) => {
    const keys = (value ?? []).map(({ name, category }) => `${category} ${name.toLowerCase()}`);
    return keys.flatMap((key, index) =>
      keys.indexOf(key) < index
        ? [
            problem(
              file,
              lineOf([index, "name"]),
              `${index}.name`,
              "stands twice in its category — remove one of the two",
            ),
          ]
        : [],
    );
  });
}
