import { firstFlight } from "../budgets/page-budgets.ts";
import { compressText } from "../compress-site.ts";

/** The script that shows the list of a city before the page is live (`app/pages/events/list/early-list.ts`). */
const earlyList = /<script data-cities=[\s\S]*?<\/script>/;

/**
 * A page with its script for the list of a city where there is room for it: without, such a list comes when the page is
 * live, and all cities are shown before. A build must not stop for it, nor everybody's first paint wait for a second flight.
 *
 * @param say is told of a page without room
 */
export async function whereRoom(address: string, html: string, say: (line: string) => void): Promise<string> {
  if (!earlyList.test(html)) return html;
  const { length } = await compressText(Buffer.from(html));
  if (length <= firstFlight) return html;
  say(
    `${address} shows all cities for a moment where a link asks for one: for more its first ${firstFlight} bytes have no room (${length}). Nothing is to be done.`,
  );
  return html.replace(earlyList, "");
}
