/** One `<source>` of a picture, or its `<img>`, with the attributes by which a browser chooses a file. */
export type FloorImage = { tag: "source" | "img"; attributes: Record<string, string> };

/** What of a page its floor has too. */
export type FloorSource = {
  language: string;
  title: string;
  /** The visible text, line by line. */
  lines: readonly string[];
  /** The picture that is the page's largest paint: its sources, then its image; empty where text is. */
  picture: readonly FloorImage[];
};

/**
 * A page's floor: a bare document with the same visible text and the same largest picture, and nothing else. No page that
 * says and shows the same can arrive much sooner.
 */
export function floorPage({ language, title, lines, picture }: FloorSource): string {
  const images = picture.map(({ tag, attributes }) => `<${tag}${attributesText(attributes)}>`).join("");
  return [
    `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${escaped(title)}</title>`,
    ...(picture.length > 0 ? [`<picture>${images}</picture>`] : []),
    ...lines.map((line) => `<p>${escaped(line)}`),
    "</html>",
  ].join("\n");
}

function attributesText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
