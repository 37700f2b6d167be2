import type { Phase } from "../../catalogue/phase.ts";
import { type LanguageData, setLanguage } from "../../words/words.ts";
import type { SiteContent } from "./page-data.ts";

/** The data for all pages of a language: the words, the configuration and the phases. */
export type SiteData = LanguageData & {
  site: SiteContent;
  /** In the order of their tabs: the highest number first. */
  phases: Phase[];
};

/** The configuration in the current language. There is none before `setSiteData`. */
export let site: SiteContent;

/** The phases in the current language. */
export let phases: Phase[];

/** Sets the language with its words, the configuration and the phases: once in a browser, before each language in the build. */
export function setSiteData(data: SiteData): void {
  setLanguage(data);
  site = data.site;
  phases = data.phases;
}
