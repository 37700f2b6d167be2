import { readFile } from "node:fs/promises";
import postcss, { type AtRule, type ChildNode } from "postcss";
import type { Plugin } from "vite";

/** The style sheet that declares the cascade layers in their order (https://www.w3.org/TR/css-cascade-5/#layering). */
const declaringSheet = "app/styles/site.css";

/** A statement that names layers. */
export const layerStatement = /@layer [\w-]+(?:,\s*[\w-]+)*;/;

/** The name of the sheet for paper; the bundler adds a hash of its content. */
const printSheetName = "print.css";

/** The layer of the rules for paper, which the order of the layers names last. */
const paperLayer = "paper";

/**
 * Begins every style sheet with the order of the cascade layers: whichever of a page's sheets comes first on a patchy
 * connection, its layers get their place by it. The bundler itself leaves the statement out of the one sheet that has it.
 *
 * The rules for paper go into a sheet of their own, which browsers fetch last: in every page's first flight they would take
 * up to 280 bytes. They win over all others, wherever that sheet stands: in a layer of their own, which has the same layers.
 */
export function styleSheetsPlugin(): Plugin {
  return {
    name: "style-sheets",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const [declared] = layerStatement.exec(await readFile(declaringSheet, "utf8")) ?? [];
        if (declared === undefined)
          throw new Error(`${declaringSheet} does not declare the order of the cascade layers.`);
        const order = declared.replaceAll(", ", ",");
        const forPaper: string[] = [];
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          const { screen, paper } = splitPrintRules(String(file.source));
          file.source = order + screen;
          forPaper.push(paper);
        }
        if (forPaper.length > 0)
          this.emitFile({
            type: "asset",
            name: printSheetName,
            source: `${order}@layer ${paperLayer}{${order}${forPaper.join("")}}`,
          });
      },
    },
  };
}

/** A style sheet without its rules for paper, and these, each in the layer that it was in. */
export function splitPrintRules(sheet: string): { screen: string; paper: string } {
  const root = postcss.parse(sheet);
  const paper = postcss.root();
  root.walkAtRules("media", (rule) => {
    if (rule.params !== "print") return;
    paper.append(withLayers(rule));
    removeWithEmptyParents(rule);
  });
  return { screen: root.toString(), paper: paper.toString() };
}

/** A copy of a rule in copies of what it stands in. */
function withLayers(rule: AtRule): ChildNode {
  let copy: ChildNode = rule.clone();
  for (let parent = rule.parent; parent?.type === "atrule"; parent = parent.parent) {
    const { name, params, raws } = parent as AtRule;
    copy = postcss.atRule({ name, params, raws, nodes: [copy] });
  }
  return copy;
}

function removeWithEmptyParents(rule: AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithEmptyParents(parent as AtRule);
}
