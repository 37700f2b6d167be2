import { nearestName } from "../../catalogue/compare-names.ts";
import { statusKind } from "../../catalogue/events/event-status.ts";
import { tierDisplay } from "../../catalogue/events/sponsor-tier.ts";
import type { ContentProblem } from "../content-error.ts";
import { allFiles, type ReadSource } from "../content-source.ts";

type EventSource = ReadSource["events"][number];

/**
 * Notes on what is allowed, and yet most likely a slip.
 *
 * @param now the present time, where the copyright's year is compared with it
 */
export function slipNotes(source: ReadSource, now?: Date): ContentProblem[] {
  return [
    ...source.events.flatMap((event) => [...tierNotes(event), ...statusSlips(event)]),
    ...(now ? lastYearsCopyright(source, now) : []),
    ...linksToThisComputer(source),
  ];
}

const knownTiers = [
  "title-sponsor",
  "powered-by",
  ...Array.from({ length: 10 }, (_, index) => `${index + 1}-block-sponsor`),
];

/** A tier is shown as it is written (clause D-12), also where a letter of it is wrong. */
function tierNotes({ valid, problem }: EventSource): ContentProblem[] {
  return (valid?.sponsors ?? []).flatMap((entry, index) => {
    const tier = entry?.tier ?? "";
    const meant = tierDisplay(tier).label === tier ? nearestName(tier, knownTiers) : undefined;
    if (meant === undefined) return [];
    return [
      problem(["sponsors", index, "tier"], `is shown as it is written — if you mean that, write \`tier: ${meant}\``),
    ];
  });
}

/** Programs know three statuses besides those with a button; one with a slip is only a word to them (clause C-10). */
function statusSlips({ valid, problem }: EventSource): ContentProblem[] {
  const { status = "" } = valid ?? {};
  const meant =
    statusKind(status) === "other" ? nearestName(status, ["cancelled", "postponed", "sold-out"]) : undefined;
  return meant === undefined
    ? []
    : [problem(["status"], `looks misspelt — if you mean that, write \`status: ${meant}\``)];
}

function lastYearsCopyright({ site }: ReadSource, now: Date): ContentProblem[] {
  const year = now.getUTCFullYear();
  return site.flatMap(({ valid, problem }) => {
    const written = valid?.copyrightYear;
    if (written === undefined || written >= year) return [];
    return [problem(["copyrightYear"], `is of the past — write \`copyrightYear: ${year}\`, unless it is to stay`)];
  });
}

/** Hosts that each visitor's own device answers to. */
const ownHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|.*\.local(?:host)?)$/;

function linksToThisComputer(source: ReadSource): ContentProblem[] {
  return allFiles(source).flatMap(({ valid, problem }) =>
    textsIn(valid).flatMap(({ path, text }) => {
      const host = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).hostname : "";
      return ownHost.test(host)
        ? [problem(path, `leads to ${host}, which is each visitor's own device — write the public address`)]
        : [];
    }),
  );
}

type PlacedText = { path: (string | number)[]; text: string };

function textsIn(value: unknown, path: (string | number)[] = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsIn(inner, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
