import { inLanguage, splitLanguage } from "../../catalogue/site-languages.ts";
import { firstFlight, firstFlightLanguages, pageBudgets } from "./budgets.ts";
import { figures, type PageWeight } from "./check-budgets.ts";

/**
 * The pages' weights as a table of text, the limits first. Of pages that differ only in what they are about, such as
 * events, there may be thousands: the heaviest of each folder stands for them. Below it stands which pages' HTML is no longer
 * in a connection's first flight.
 */
export function budgetTable(weights: readonly PageWeight[]): string {
  const limits = ["at most", ...figures.map((figure) => pageBudgets[figure].toLocaleString("en"))];
  const rows = [...Map.groupBy(weights, ({ page }) => folderOf(page)).values()].map((alike) => {
    const [first] = alike;
    const heaviest = figures.map((figure) => Math.max(...alike.map((weight) => weight[figure])).toLocaleString("en"));
    const name = alike.length === 1 ? first?.page : `${folderOf(first?.page ?? "")}… (most of ${alike.length})`;
    return [name ?? "", ...heaviest];
  });
  const table = [["bytes as sent", ...figures], limits, ...rows];
  const lines = aligned(table);
  const late = weights.filter(({ html }) => html > firstFlight).map(({ page }) => page);
  const note = `A moment later on a slow connection, with more HTML than ${firstFlight} bytes: ${late.join(", ")}. They work as they are.`;
  return [...lines, ...(late.length > 0 ? [note] : [])].join("\n");
}

/** Pages directly below the site's root are each of their own kind. */
function folderOf(page: string): string {
  const end = page.lastIndexOf("/");
  return end > 0 ? page.slice(0, end + 1) : page;
}

/** Rows of cells as lines, the first column aligned to the left and all others to the right. */
function aligned(table: readonly string[][]): string[] {
  const widths = (table[0] ?? []).map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  "),
  );
}

type LanguageWeights = {
  language: string;
  weights: readonly PageWeight[];
  /** What offline reading costs a first visit. */
  offline: number;
};

/** A line for each language: the HTML of its largest page of each kind, and the most that any of its pages has of the rest. */
export function languageTable(languages: readonly LanguageWeights[]): string {
  const others = figures.filter((figure) => figure !== "html" && figure !== "script before load");
  const kinds = [
    ...new Set(languages.flatMap(({ language, weights }) => weights.map(({ page }) => kindOf(page, language)))),
  ];
  const rows = languages.map(({ language, weights, offline }) => {
    const html = kinds.map((kind) =>
      weights.filter(({ page }) => kindOf(page, language) === kind).map((each) => each.html),
    );
    const rest = others.map((figure) => weights.map((weight) => weight[figure]));
    return [language, ...[...html, ...rest, [offline]].map((some) => Math.max(0, ...some).toLocaleString("en"))];
  });
  const late = languages.flatMap(({ language, weights }) =>
    ["/", "/events"]
      .map((address) => inLanguage(address, language))
      .filter((address) => weights.some(({ page, html }) => page === address && html > firstFlight))
      .map((address) => (firstFlightLanguages.includes(language) ? `${address} (which ought to be within)` : address)),
  );
  const note = `With more HTML than a first flight of ${firstFlight} bytes: ${late.join(", ")}.`;
  return [
    ...aligned([["html by language", ...kinds, ...others, "offline"], ...rows]),
    ...(late.length > 0 ? [note] : []),
  ].join("\n");
}

/** A page's address without its language, or for one of many pages of a kind their folder. */
function kindOf(page: string, language: string): string {
  return folderOf(splitLanguage(page, [language]).address);
}
