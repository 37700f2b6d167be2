import { nearestName } from "../../catalogue/compare-names.ts";
import type { EventStatus } from "../../catalogue/events/event-status.ts";

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
