import { nearestName } from "../../catalogue/compare-names.ts";
import { type EventStatus, statusKind } from "../../catalogue/events/event-status.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

/** A status whose word tells that another was meant, or tells nothing to programs. It is worth knowing whatever else is wrong. */
export function statusNotes({ events }: ReadSource): ContentProblem[] {
  return events.flatMap(({ valid, problem }) => {
    const message = valid?.status === undefined ? undefined : statusNote(valid.status);
    return message === undefined ? [] : [problem(["status"], message)];
  });
}

function statusNote(status: EventStatus): string | undefined {
  const meant = statusMeant(status);
  if (meant) return statusMessages[meant];
  if (statusKind(status) !== "other") return undefined;
  return `is a word of your own: visitors read \`The organiser says: ${status}\`, calendars and search engines that the event takes place — where it does not, write \`status: cancelled\` or \`status: postponed\``;
}

const statusMessages = {
  closed: "keeps the event among the upcoming ones — for an event that is over, write `status: closed`",
  upcoming:
    "gives the event no button for registering — for an event that people may register for, write `status: upcoming`",
} as const;

const overWords =
  /^(?:(?:is )?over|conclude[sd]?|completed?|finish(?:ed)?|ended|done|past|held|successful|happened|took place)$/;
const aheadWords =
  /^(?:registrations? )?(?:open(?:ed)?|live|(?:coming )?soon|next|future|planned|scheduled|confirmed)$/;

/**
 * Which of the two statuses with a button somebody may have meant by another word. Every text is allowed as a status
 * (clause C-10), so this is a reason for a note and never for a mistake.
 */
export function statusMeant(status: EventStatus): "upcoming" | "closed" | undefined {
  if (status === "upcoming" || status === "closed") return undefined;
  const words = status
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
  if (overWords.test(words)) return "closed";
  if (aheadWords.test(words)) return "upcoming";
  return nearestName(words, ["upcoming", "closed"]) as "upcoming" | "closed" | undefined;
}
