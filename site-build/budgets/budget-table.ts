import type { PageWeight } from "./check-page-budgets.ts";
import { firstFlight, pageBudgets } from "./page-budgets.ts";

/**
 * The pages' weights as a table of text, the limits first. Of pages that differ only in what they are about, such as
 * events, there may be thousands: the heaviest of each folder stands for them. Below it stands which pages' HTML is no longer
 * in a connection's first flight.
 */
export function budgetTable(weights: readonly PageWeight[]): string {
  const columns = Object.keys(pageBudgets) as (keyof typeof pageBudgets)[];
  const limits = ["at most", ...columns.map((column) => pageBudgets[column].toLocaleString("en"))];
  const rows = [...Map.groupBy(weights, ({ page }) => folderOf(page)).values()].map((alike) => {
    const [first] = alike;
    const heaviest = columns.map((column) => Math.max(...alike.map((weight) => weight[column])).toLocaleString("en"));
    const name = alike.length === 1 ? first?.page : `${folderOf(first?.page ?? "")}… (most of ${alike.length})`;
    return [name ?? "", ...heaviest];
  });
  const table = [["bytes as sent", ...columns], limits, ...rows];
  const widths = [0, ...columns.map((_, index) => index + 1)].map((index) =>
    Math.max(...table.map((row) => row[index]?.length ?? 0)),
  );
  const late = weights.filter(({ html }) => html > firstFlight).map(({ page }) => page);
  const note =
    late.length > 0
      ? `\nA moment later on a slow connection, with more HTML than ${firstFlight} bytes: ${late.join(", ")}. They work as they are.`
      : "";
  const text = table
    .map(([name = "", ...cells]) =>
      [name.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join("  "),
    )
    .join("\n");
  return text + note;
}

/** Pages directly below the site's root are each of their own kind. */
function folderOf(page: string): string {
  const end = page.lastIndexOf("/");
  return end > 0 ? page.slice(0, end + 1) : page;
}
