import type { Page } from "@playwright/test";
import { testLanguage } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";

const { site, events, supporters, partners } = testCatalogue;

/** What is called the same in every language: people, firms, cities, mailboxes, and other programs. */
const names = [
  ...["WhatsApp", "LinkedIn", "Google", "Outlook"],
  ...[site.organiserName, ...site.contactAddress.split("@")],
  site.fueledBy.name,
  ...[...supporters, ...partners].map(({ name }) => name),
  ...events.flatMap(({ city, speakers, sponsors }) => [
    city,
    ...speakers.flatMap(({ name, company }) => [name, company ?? name]),
    ...sponsors.map(({ name }) => name),
  ]),
].sort((one, other) => other.length - one.length);

/**
 * The texts of a page in the tests' language that are in English without saying so, and are no names. Whatever that
 * language has of English has an accent on each vowel, and the vowel once more, an e twice.
 */
export async function unmarkedEnglish(page: Page): Promise<string[]> {
  const texts = await page.locator("body").evaluate((body, language) => {
    const isTold = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === language;
    const labelled = [...body.querySelectorAll("[aria-label], [alt], [title], [aria-description]")].filter(isTold);
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (isTold(parentElement) && !parentElement?.closest("script, style, noscript")) texts.push(nodeValue ?? "");
    }
    const labels = labelled.flatMap((element) =>
      ["aria-label", "alt", "title", "aria-description"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [...texts, ...labels];
  }, testLanguage);
  const rest = texts.map((text) =>
    // Addresses and names of phases, too.
    names
      .reduce((left, name) => left.replaceAll(name, ""), text.replace(/https:\S+|Phase(?: \d)?|Monsoon tour/g, ""))
      .replace(/[áéíóú][aeiou]?e?/gi, ""),
  );
  return texts.filter((_text, index) => /[aeiou]/i.test(rest[index] ?? ""));
}
