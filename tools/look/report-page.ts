/** The result of the comparison of one state. */
export type Finding = {
  name: string;
  /** The number of pixels that differ. */
  pixels: number;
  /** The reason if the state could not be compared. */
  error?: string;
};

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns the HTML of the report: the states that differ, the largest difference first, and the names of the others. The pictures are in the same folder. */
export function reportPage(title: string, findings: readonly Finding[]): string {
  const different = findings.filter(({ pixels }) => pixels > 0).toSorted((a, b) => b.pixels - a.pixels);
  const failed = findings.filter(({ error }) => error !== undefined);
  const same = findings.filter(({ pixels, error }) => pixels === 0 && error === undefined);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 16px/1.5 sans-serif; margin: 1rem; background: #ddd; color: #111 }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #888 }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${different.length} of ${findings.length} states differ.</p>
${failed.map(({ name, error }) => `<p><strong>${name}</strong> could not be compared: ${escapeHtml(error ?? "")}</p>`).join("\n")}
${different.map(section).join("\n")}
<h2>Without a difference</h2>
<p>${same.map(({ name }) => name).join(", ")}</p>
</html>
`;
}

const section = ({ name, pixels }: Finding) => `<h2 id="${name}">${name}: ${pixels} pixels</h2>
<div class="pictures">
${["before", "after", "difference"].map((kind) => figure(name, kind)).join("\n")}
</div>`;

const figure = (name: string, kind: string) =>
  `<figure><figcaption>${kind}</figcaption><a href="${name}.${kind}.png"><img src="${name}.${kind}.png" alt="${name}, ${kind}" loading="lazy"></a></figure>`;
