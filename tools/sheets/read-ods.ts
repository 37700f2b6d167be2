import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import type { Table } from "./read-tables.ts";
import { Refusal } from "./refusal.ts";

/** An element as fast-xml-parser returns it with `preserveOrder`: its children below its name, its attributes below `:@`. */
type Element = { [name: string]: Element[] | string } & { ":@"?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
});

/** The most rows and columns of a sheet: LibreOffice fills a sheet with a million empty rows. */
const most = { rows: 10_000, columns: 200 };

/**
 * Reads all sheets of an OpenDocument spreadsheet, the format of LibreOffice.
 * Source: OpenDocument 1.3, part 3, 9 (https://docs.oasis-open.org/office/OpenDocument/v1.3/)
 *
 * @throws Refusal if a sheet is too long; an Error if the bytes are no such file
 */
export function odsTables(bytes: Uint8Array): Table[] {
  const { "content.xml": content } = unzipSync(bytes, { filter: ({ name }) => name === "content.xml" });
  if (!content) throw new Error("no content.xml");
  const tables = elements(parser.parse(strFromU8(content)), ["table:table"]);
  return tables.map((table) => ({ name: attribute(table, "table:name"), rows: rowsOf(table) }));
}

function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  let empty = 0;
  for (const row of elements(children(table), ["table:table-row"])) {
    const cells = elements(children(row), ["table:table-cell", "table:covered-table-cell"]).flatMap((cell) =>
      repeated(cellText(cell), Number(attribute(cell, "table:number-columns-repeated") || 1), most.columns),
    );
    const count = Number(attribute(row, "table:number-rows-repeated") || 1);
    if (cells.every((cell) => cell === "")) empty += count;
    else {
      if (rows.length + empty + count > most.rows)
        throw new Refusal(`has more than ${most.rows} rows: import it in parts`);
      rows.push(...repeated([""], empty, most.rows), ...repeated(cells, count, most.rows));
      empty = 0;
    }
  }
  return rows;
}

function repeated<Item>(item: Item, count: number, limit: number): Item[] {
  return Array.from({ length: Math.min(count, limit) }, () => item);
}

/** The value of a cell as a text. Numbers, dates and times are attributes, so that the text shown does not matter. */
function cellText(cell: Element): string {
  const value = (name: string) => attribute(cell, `office:${name}`);
  switch (value("value-type")) {
    case "date":
      return value("date-value").slice(0, 16).replace("T", " ");
    case "time":
      return value("time-value").replace(/^PT(\d+)H(\d+)M.*$/, "$1:$2");
    case "float":
      return value("value");
    case "boolean":
      return value("boolean-value");
    default:
      return elements(children(cell), ["text:p"]).map(textOf).join("\n");
  }
}

function textOf(element: Element): string {
  if (typeof element["#text"] === "string") return element["#text"];
  if (element["text:s"]) return " ".repeat(Number(attribute(element, "text:c") || 1));
  if (element["text:line-break"]) return "\n";
  return children(element).map(textOf).join("");
}

/** The outermost elements of these names. A comment on a cell is not looked into. */
function elements(within: Element[], names: readonly string[]): Element[] {
  return within.flatMap((element) => {
    if (names.some((name) => name in element)) return [element];
    return "office:annotation" in element ? [] : elements(children(element), names);
  });
}

function children(element: Element): Element[] {
  return Object.values(element).find((value): value is Element[] => Array.isArray(value)) ?? [];
}

function attribute(element: Element, name: string): string {
  return element[":@"]?.[name] ?? "";
}
