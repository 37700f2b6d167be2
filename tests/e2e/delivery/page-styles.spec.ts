import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openText, test } from "../support/site-test.ts";

/** Adds the whole stylesheet behind the critical CSS, without the page's script. */
async function addStyleSheet(page: Page) {
  await page.evaluate(() => {
    const href = document.querySelector<HTMLElement>("[data-style-sheet]")?.dataset.styleSheet ?? "";
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    return new Promise((resolve) => {
      link.addEventListener("load", resolve);
      document.head.append(link);
    });
  });
}

/** The rules of the whole stylesheet that an element of the page meets in some state, and the page's own sheets lack. */
function missingRules(page: Page) {
  return page.evaluate(() => {
    type Rule = { place: string; selector: string };
    const selectorsOf = (list: string) => {
      const selectors = [""];
      let depth = 0;
      for (const character of list) {
        depth += Number(character === "(") - Number(character === ")");
        if (character === "," && depth === 0) selectors.push("");
        else selectors.push((selectors.pop() ?? "") + character);
      }
      return selectors.map((selector) => selector.trim());
    };
    // Custom properties are looked at below: a rule of those alone may go.
    const hasOnlyCustom = ({ style }: CSSStyleRule) => Array.from(style).every((name) => name.startsWith("--"));
    const selectorsIn = (rule: CSSRule): string[] => {
      if (rule instanceof CSSStyleRule) return hasOnlyCustom(rule) ? [] : selectorsOf(rule.selectorText);
      return rule instanceof CSSKeyframesRule ? [`@keyframes ${rule.name}`] : [];
    };
    const rulesOf = (rules: CSSRuleList, place: string): Rule[] =>
      Array.from(rules).flatMap((rule) => {
        const own = selectorsIn(rule).map((selector) => ({ place, selector }));
        if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return own;
        return rulesOf(rule.cssRules, `${place} ${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
      });
    const sheets = Array.from(document.styleSheets);
    const inPage = sheets.filter(({ href }) => href === null).flatMap(({ cssRules }) => rulesOf(cssRules, ""));
    const whole = sheets.filter(({ href }) => href !== null).flatMap(({ cssRules }) => rulesOf(cssRules, ""));
    const animations = new Set(
      Array.from(document.querySelectorAll("*"), (element) =>
        getComputedStyle(element).animationName.split(", "),
      ).flat(),
    );
    const own = new Set(inPage.map(({ place, selector }) => `${place} ${selector}`));
    // Whatever an element does later: its states and the boxes beside its content are left out of the question, its language is not.
    const states = /::?(?!(?:is|where|not|has|root|lang|first-child|last-child|nth|only)\b)[a-z-]+(\([^()]*\))?/g;
    const metBySomething = ({ selector }: Rule) => {
      if (selector === ":host") return false;
      const [, animation] = /^@keyframes (.*)/.exec(selector) ?? [];
      if (animation) return animations.has(animation);
      try {
        return document.querySelector(selector.replace(states, "") || "*") !== null;
      } catch {
        return false;
      }
    };
    // What answers a mouse alone, what is for paper and for browsers without scripts comes with the whole stylesheet.
    const late = ["(hover: hover)", "@media print", "@media (scripting: none)"];
    const awaited = whole.filter(({ place }) => !late.some((media) => place.includes(media)));
    const missing = awaited.filter((rule) => !own.has(`${rule.place} ${rule.selector}`) && metBySomething(rule));
    return { own: own.size, whole: whole.length, missing };
  });
}

/** The custom properties that the page uses without a fallback and only the whole stylesheet sets; what mirrors pages in other languages aside. */
function missingProperties(page: Page) {
  return page.evaluate(() => {
    const textOf = (isOwn: boolean) =>
      Array.from(document.styleSheets)
        .filter(({ href }) => (href === null) === isOwn)
        .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
        .join("\n")
        .replaceAll(/[^{}]*\[dir="rtl"\][^{}]*\{[^}]*\}/g, "");
    const namesIn = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name));
    const [own, whole] = [textOf(true), textOf(false)];
    const attributes = Array.from(document.querySelectorAll("[style]"), (element) => element.getAttribute("style"));
    const used = namesIn(own + attributes.join("\n"), /var\((--[\w-]+)\)/g);
    const [setHere, setThere] = [namesIn(own, /(--[\w-]+)\s*:/g), namesIn(whole, /(--[\w-]+)\s*:/g)];
    return [...used].filter((name) => setThere.has(name) && !setHere.has(name));
  });
}

test.describe("without a script", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const address of ["/", "/events", "/partners", "/landing", `/events/${testCatalogue.events[0]?._id}`])
    test(`${address} carries every rule that something on it can meet, but for those for a mouse, for paper and without scripts`, async ({
      page,
    }) => {
      await page.route("**/*.js", (route) => route.abort());
      await openText(page, address);
      await addStyleSheet(page);
      const { own, whole, missing } = await missingRules(page);
      expect(own).toBeGreaterThan(100);
      expect(own).toBeLessThan(whole);
      expect(missing).toEqual([]);
      expect(await missingProperties(page)).toEqual([]);
    });
});
