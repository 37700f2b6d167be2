import type { ContentLine } from "./content-lines.ts";

/** Follows where the fields of a file begin, and tells those that are not lined up with the ones around them. */
export class LineColumns {
  /** Where the fields of each open group begin, the innermost last. */
  private readonly open = [0];
  /** Whether the field before has nothing behind its colon, so that a group may begin below it. */
  private mayOpen = false;

  /** The mistake in the place where a line begins; undefined where there is none. */
  misplaced(line: ContentLine): string | undefined {
    const mayOpen = this.mayOpen;
    this.mayOpen = line.value === "" && line.field !== undefined;
    if (line.entry) return this.openEntry(line);
    if (line.column > this.innermost) return mayOpen ? this.openGroup(line.column) : lineUp(this.innermost);
    const closed = this.closeBeyond(line.column);
    if (this.innermost === line.column || closed === undefined) return undefined;
    this.open.push(closed);
    return lineUp(closed);
  }

  private openEntry({ indent, column }: ContentLine): string | undefined {
    this.closeBeyond(indent);
    const usual = this.innermost + 2;
    this.open.push(isOdd(indent) ? usual + 2 : column);
    return isOdd(indent) ? lineUp(usual) : undefined;
  }

  private openGroup(column: number): string | undefined {
    const usual = this.innermost + 2;
    this.open.push(isOdd(column) ? usual : column);
    return isOdd(column) ? lineUp(usual) : undefined;
  }

  private get innermost(): number {
    return this.open.at(-1) ?? 0;
  }

  /** @returns the outermost column that was closed */
  private closeBeyond(column: number): number | undefined {
    let closed: number | undefined;
    while (this.innermost > column) closed = this.open.pop();
    return closed;
  }
}

/** An odd number of spaces has slipped, for nobody indents by one or three. */
function isOdd(column: number): boolean {
  return column % 2 === 1;
}

function lineUp(column: number): string {
  const place = column === 0 ? "at the start of the line" : `with ${column === 1 ? "one space" : `${column} spaces`}`;
  return `is not lined up with the fields around it — begin it ${place}`;
}
