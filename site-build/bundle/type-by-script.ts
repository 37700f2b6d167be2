import type { Container, Document, Plugin } from "postcss";
import { directionOf } from "../../catalogue/site-languages.ts";

/** How tall lines are, in type sizes: those of headings and labels, and those of running text. */
type Leading = { headings: number; text: number };

/** Signs stand above and below the letters; in Tamil and Telugu they reach further, and Nastaliq slopes down from word to word. */
const leadings: Record<string, Leading> = {
  ta: { headings: 1.5, text: 1.7 },
  te: { headings: 1.55, text: 1.75 },
  ks: { headings: 2.2, text: 2.2 },
  ur: { headings: 2.2, text: 2.2 },
};

const usual: Leading = { headings: 1.4, text: 1.65 };

/** What is added to the blanks of headings and labels, where letters without a headstroke, or with long strokes, would stand as close as words do. */
const wordGaps: Record<string, string> = { gu: "0.14em", ta: "0.16em", te: "0.16em", ur: "0.12em" };

/** From this height on a style sheet means running text. */
const textFrom = 1.3;

/** Figures, signs, and words in one script whatever the page's language: their places are measured. */
const measured =
  /impact-figure b|mission-quote.*strong|phase-tabs b\b|day-time|serial|wish|station-board|plate|\[lang|theme|portrait|close/;

/**
 * PostCSS plugin: sets the pages of another language than English as their letters need it. Lines are as tall as they have to
 * be, and no letter stands apart from the next: they hang from one stroke, or hold on to each other. Words do. It is done in the sheets
 * themselves, since rules that take back what others say would not fit into a page's first flight.
 */
export function typeByScript(language: string): Plugin {
  const { headings, text } = leadings[language] ?? usual;
  const wordGap = wordGaps[language];
  const tall = (value: string) => {
    const height = Number(value);
    if (Number.isNaN(height) || height === 0) return value;
    return String(height < textFrom ? headings : Math.max(height, text));
  };
  return {
    postcssPlugin: "type-by-script",
    Once: (root) => {
      // Lines stand by the first font that has the blank: where Latin letters are guests, it is not theirs when it comes.
      if (directionOf(language) === "rtl")
        root.walkDecls("unicode-range", (range) => {
          range.value = range.value.replace("U+20-", "U+21-");
        });
      if (wordGap)
        root.walkDecls("font-family", (family) => {
          if (family.value === "var(--display)") family.cloneAfter({ prop: "word-spacing", value: wordGap });
        });
      root.walkDecls(/^(?:letter-spacing|line-height|font)$/, (declaration) => {
        if (declaration.prop === "letter-spacing") declaration.remove();
        else if (declaration.prop === "font") declaration.value = declaration.value.replace(/(?<=\/ ?)[\d.]+/, tall);
        else if (!measured.test(selectorsOf(declaration))) declaration.value = tall(declaration.value);
      });
    },
  };
}

/** The selectors of the rules in which a declaration stands, the outermost first. */
function selectorsOf({ parent }: { parent: Container | Document | undefined }): string {
  if (!parent) return "";
  const own = "selector" in parent ? String(parent.selector) : "";
  return `${selectorsOf({ parent: parent.parent })} ${own}`;
}
