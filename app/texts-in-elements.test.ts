import { glob, readFile } from "node:fs/promises";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Whether an expression is a visible text: a literal, or one of the site's words. */
function isText(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  if (node.type === "Literal") return typeof node.value === "string" && node.value.trim() !== "";
  if (node.type === "CallExpression") return isText(node.callee);
  if (node.type === "MemberExpression") return node.object.type === "Identifier" && node.object.name === "words";
  return node.type === "TemplateLiteral";
}

/** Whether an expression may change between such a text and something else. */
function isChanging(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  if (node.type === "LogicalExpression") return isText(node.left) || isText(node.right);
  return node.type === "ConditionalExpression" && (isText(node.consequent) || isText(node.alternate));
}

function isBlank(child: ESTree.JSXChild): boolean {
  return child.type === "JSXText" && child.value.trim() === "";
}

/** Whether a child is a text that React may add, remove or change alone. The texts of a fragment change together with it. */
function isLoose(child: ESTree.JSXChild, isInFragment: boolean): boolean {
  if (child.type === "JSXText") return isInFragment;
  if (child.type !== "JSXExpressionContainer") return false;
  return isChanging(child.expression) || (isInFragment && isText(child.expression));
}

function isNamedFragment({ name }: ESTree.JSXOpeningElement): boolean {
  return name.type === "JSXIdentifier" && name.name === "Fragment";
}

/** The texts of a source file that React may add, remove or change beside sibling nodes. */
function looseTexts(file: string, source: string): string[] {
  const loose: ESTree.JSXChild[] = [];
  const look = (children: ESTree.JSXChild[], isFragment: boolean) => {
    const shown = children.filter((child) => !isBlank(child));
    // If an element has nothing but a text, React replaces its whole content.
    if (isFragment || shown.length > 1) loose.push(...shown.filter((child) => isLoose(child, isFragment)));
  };
  new Visitor({
    JSXElement: ({ children, openingElement }) => look(children, isNamedFragment(openingElement)),
    JSXFragment: ({ children }) => look(children, true),
  }).visit(parseSync(file, source).program);
  return loose.map(({ start, end }) => `${file}: ${source.slice(start, end)}`);
}

test("every text that React may add, remove or change beside sibling nodes has its own element: otherwise pages that the browser translates crash", async () => {
  const files = await Array.fromAsync(glob("app/**/!(*.test|*.fixture).tsx"));
  expect(files.length).toBeGreaterThan(40);
  const sources = await Promise.all(files.map(async (file) => looseTexts(file, await readFile(file, "utf8"))));
  expect(sources.flat()).toEqual([]);
  const samples =
    '<p>{on && words.on}<b /></p>; <>{words.on}</>; <p><b />{on ? "on" : <i />}</p>; <p>{on && words.on}</p>';
  expect(looseTexts("sample.tsx", samples)).toHaveLength(3);
});
