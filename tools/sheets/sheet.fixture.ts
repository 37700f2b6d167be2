import { strToU8, zipSync } from "fflate";

/** A cell of a test's sheet: a text, a number, or a date, a time or both, as spreadsheets keep them. */
export type Cell = string | number | { day?: string; time?: string };

/** The names and rows of a workbook's sheets. */
export type Sheets = Record<string, Cell[][]>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Days since 30 December 1899, with the time as their fraction. */
function serial({ day = "1899-12-30", time = "00:00" }: { day?: string; time?: string }): number {
  return (Date.parse(`${day}T${time}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function excelCell(cell: Cell): string {
  if (typeof cell === "string")
    return cell && `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c s="${cell.day ? (cell.time ? 3 : 1) : 2}"><v>${serial(cell)}</v></c>`;
}

/** Makes an Excel workbook. */
export function xlsx(sheets: Sheets): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relations = (targets: string[], kinds: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map((target, index) => `<Relationship Id="r${index + 1}" Type="${office}/${kinds[index]}" Target="${target}"/>`)
      .join("")}</Relationships>`;
  const names = Object.keys(sheets);
  const files = Object.values(sheets).map((rows, sheet) => {
    const lines = rows.map((cells, row) => {
      const placed = cells.map((cell, column) => excelCell(cell).replace("<c", `<c r="${letter(column)}${row + 1}"`));
      return `<row r="${row + 1}">${placed.join("")}</row>`;
    });
    return [
      `xl/worksheets/sheet${sheet + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
    ];
  });
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 2}"/>`);
  const styles = [0, 14, 20, 22].map((format) => `<xf numFmtId="${format}"/>`);
  return zipped({
    "_rels/.rels": relations(["xl/workbook.xml"], ["officeDocument"]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ["styles.xml", ...names.map((_name, index) => `worksheets/sheet${index + 1}.xml`)],
      ["styles", ...names.map(() => "worksheet")],
    ),
    "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs>${styles.join("")}</cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
  });
}

const letter = (column: number) => String.fromCharCode(65 + column);

function odsCell(cell: Cell): string {
  if (typeof cell === "number")
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`;
  if (typeof cell === "string") {
    if (cell === "") return '<table:table-cell table:number-columns-repeated="1"/>';
    const lines = cell.split("\n").map((line) => `<text:p>${escaped(line)}</text:p>`);
    return `<table:table-cell office:value-type="string">${lines.join("")}</table:table-cell>`;
  }
  const { day, time = "00:00" } = cell;
  const value = day
    ? `office:value-type="date" office:date-value="${day}${cell.time ? `T${time}:00` : ""}"`
    : `office:value-type="time" office:time-value="PT${time.replace(":", "H")}M00S"`;
  return `<table:table-cell ${value}><text:p>as shown</text:p></table:table-cell>`;
}

/** Makes an OpenDocument spreadsheet, with the million empty rows that LibreOffice writes below. */
export function ods(sheets: Sheets): Uint8Array {
  const namespaces = ["office", "table", "text"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  const empty =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  const tables = Object.entries(sheets).map(([name, rows]) => {
    const lines = rows.map((cells) => `<table:table-row>${cells.map(odsCell).join("")}</table:table-row>`);
    return `<table:table table:name="${name}">${lines.join("")}${empty}</table:table>`;
  });
  const body = `<office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body>`;
  return zipped({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<office:document-content ${namespaces.join(" ")}>${body}</office:document-content>`,
  });
}

function zipped(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
