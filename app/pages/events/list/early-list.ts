import { events, totals } from "content:events";
import { phases } from "content:phases";
import { cityNote, citySlugs, cityWords } from "../../../../catalogue/cities/city-filter.ts";
import { citySlug } from "../../../../catalogue/cities/city-slug.ts";
import { shownName } from "../../../../catalogue/cities/shown-city.ts";
import { type EventLists, eventLists } from "../../../../catalogue/events/event-lists.ts";
import type { PhaseState } from "../../../../catalogue/phase.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { isLong } from "./load-events.ts";

/**
 * A city, as the Events page describes it to its early script: its name, its slug, the slugs of its other names, and
 * the ids of its events in each phase, in the order of the tabs. Slugs and ids have no blanks, and stand in a row.
 */
export type EarlyCity = [name: string, slug: string, others: string, ...idsOfPhases: string[]];

/** The cities of the Events page's lists, in the order in which `findCity` looks at them. */
export function earlyCities(lists: EventLists<EventSummary>, phases: readonly PhaseState[]): EarlyCity[] {
  const events = Object.values(lists).flat();
  return [...new Set(events.map(({ city }) => city))].map((city) => {
    const here = events.filter((event) => event.city === city);
    const [slug = "", ...others] = here.slice(0, 1).flatMap(citySlugs);
    const ids = phases.map((phase) => here.flatMap((event) => (event.phase === phase.number ? event._id : [])));
    return [shownName(city, here), slug, others.join(" "), ...ids.map((some) => some.join(" "))];
  });
}

/** The cities of the bundled events; null where events of a city may stand on further pages. */
export function bundledCities(): EarlyCity[] | null {
  const lists = eventLists(events, phases);
  return isLong({ lists, totals }) ? null : earlyCities(lists, phases);
}

/** The words that the script says. */
const earlyWords = {
  ...cityWords,
  all: words.allCities,
  loading: words.loadingTheEvents,
  elsewhere: words.phaseHas,
};

/** Those words, as the script's functions have them: its text declares them. */
declare const say: typeof earlyWords;

/**
 * Shows the list that the address asks for (clause X-1) until the page is live, which may take seconds: it comes with
 * all cities of the phase that is shown by itself. Runs in the Events page's head, before anything is painted. Sets attributes only: those that
 * React's first update leads to, and those that `early-list.css` knows. So nothing moves when the page is live.
 */
function showListOfAddress() {
  const query = new URLSearchParams(location.search);
  const [name, phase] = [query.get("city")?.trim(), query.get("phase")];
  if (!name && !phase) return;
  const cities: EarlyCity[] | null = JSON.parse(document.currentScript?.dataset.cities ?? "null");
  document.documentElement.dataset.list = "parsing";
  addEventListener("site-ready", showAll);
  addEventListener("DOMContentLoaded", () => {
    if (name && cities) return showCity(cities, citySlug(name), phase);
    const { own, named } = findTabs(phase);
    const panel = showTab(named ?? own);
    if (name) hold(panel, say.loading);
    else showAll();
  });
}

function showAll() {
  delete document.documentElement.dataset.list;
  for (const panel of document.querySelectorAll("[aria-busy]")) panel.ariaBusy = null;
}

/** Holds the place of a list that does not stand on the page. */
function hold(panel: HTMLElement | null, note: string) {
  document.documentElement.dataset.list = "waiting";
  panel?.querySelector("[role=status]")?.setAttribute("data-note", note);
  if (panel) panel.ariaBusy = "true";
  // A script that has not come by then may never come: better other events than none.
  setTimeout(() => {
    if (!document.documentElement.dataset.list) return;
    showAll();
    markCity(say.all, []);
  }, 15_000);
}

/** Shows the list of a city by any of its names; of one that nobody knows that of all. */
function showCity(cities: EarlyCity[], wanted: string, asked: string | null) {
  // A name without a letter has no slug, and so may a city without other names.
  const has = (slugs: string) => wanted !== "" && slugs.split(" ").includes(wanted);
  const city = cities.find(([, own]) => own === wanted) ?? cities.find(([, , others]) => has(others));
  const [name, , , ...ids] = city ?? [undefined, "", ""];
  const { tabs, own, named } = findTabs(asked);
  const count = (tab: HTMLElement) => ids[tabs.indexOf(tab)]?.match(/\S+/g)?.length ?? 0;
  const shown = named ?? [...tabs.filter((tab) => tab === own), ...tabs].find(count) ?? own;
  if (!shown) return showAll();
  const others = tabs.filter((tab) => tab !== shown && count(tab));
  const more = others.map((tab) => ` · ${say.elsewhere({ phase: tab.textContent, count: count(tab) })}`);
  const note = cityNote(say, { city: name, count: count(shown), phase: shown.textContent }) + more.join("");
  const panel = showTab(shown);
  if (name) markCity(name, ids.join(" ").split(" "));
  if (name && !count(shown)) return hold(panel, note);
  document.documentElement.dataset.list = "here";
  panel?.querySelector("[role=status]")?.setAttribute("data-note", note);
}

/** The tabs, the one that the page shows by itself, and the one that the address names, if there is one. */
function findTabs(asked: string | null) {
  const tabs = Array.from(document.querySelectorAll<HTMLElement>("[role=tab]"));
  const own = tabs.find((tab) => tab.ariaSelected === "true");
  return { tabs, own, named: tabs.find(({ id }) => id === `phase-${asked}-tab`) };
}

/** Chooses a phase's tab. @returns its panel */
function showTab(shown: HTMLElement | undefined) {
  for (const tab of findTabs(null).tabs) {
    const panel = document.getElementById(tab.id.slice(0, -4));
    if (panel) panel.hidden = tab !== shown;
    Object.assign(tab, { ariaSelected: tab === shown, tabIndex: tab === shown ? 0 : -1 });
  }
  return shown ? document.getElementById(shown.id.slice(0, -4)) : null;
}

/** Marks the cards and sections that are not of a city, and the city's link, which comes into sight. */
function markCity(city: string, ids: string[]) {
  for (const card of document.querySelectorAll(".event-grid > li"))
    card.toggleAttribute("data-away", !ids.some((id) => card.querySelector(`[href$="/events/${id}"]`)));
  for (const section of document.querySelectorAll(".event-section"))
    section.toggleAttribute("data-away", !section.querySelector("li:not([data-away])"));
  for (const chip of document.querySelectorAll<HTMLAnchorElement>(".city-chips a")) {
    const row = chip.parentElement;
    const isChosen = chip.textContent === city;
    chip.ariaCurrent = isChosen ? "true" : null;
    if (row && isChosen) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }
}

/** Everything that the script calls: it has the functions' own texts and can name nothing else. */
const parts = [citySlug, cityNote, showAll, hold, findTabs, showTab, markCity, showCity, showListOfAddress];

/** Words as the script has them: texts, and functions that name nothing outside themselves. */
const said = Object.entries(earlyWords).map(
  ([key, word]) => `${key}: ${typeof word === "string" ? JSON.stringify(word) : word}`,
);

/** The script's text. */
export const earlyListScript = `(say=>{${parts.join("\n")}\n${showListOfAddress.name}()})({${said.join()}})`;
