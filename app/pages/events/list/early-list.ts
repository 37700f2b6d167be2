import { events, totals } from "content:events";
import { cityNote, citySlugs, otherPhaseNote } from "../../../../catalogue/cities/city-filter.ts";
import { citySlug } from "../../../../catalogue/cities/city-slug.ts";
import { type EventLists, eventLists } from "../../../../catalogue/events/event-lists.ts";
import type { EventSummary } from "../../../content/content-modules.ts";
import { isLong } from "./load-events.ts";

/**
 * A city, as the Events page describes it to its early script: its name, its slug, the slugs of its other names, and
 * the ids of its events in Phase 1 and in Phase 2. Slugs and ids have no blanks, and stand in a row.
 */
export type EarlyCity = [name: string, slug: string, others: string, phase1: string, phase2: string];

/** The cities of the Events page's lists, in the order in which `findCity` looks at them. */
export function earlyCities({ upcoming, concluded, phase1 }: EventLists<EventSummary>): EarlyCity[] {
  const cities = Map.groupBy([...upcoming, ...concluded, ...phase1], ({ city }) => city);
  return Array.from(cities, ([name, here]) => {
    const [slug = "", ...others] = here.slice(0, 1).flatMap(citySlugs);
    const ids = (phase: 1 | 2) => here.flatMap((event) => (event.phase === phase ? event._id : [])).join(" ");
    return [name, slug, others.join(" "), ids(1), ids(2)];
  });
}

/** The cities of the bundled events; null where events of a city may stand on further pages. */
export function bundledCities(): EarlyCity[] | null {
  const lists = eventLists(events);
  return isLong({ lists, totals }) ? null : earlyCities(lists);
}

/**
 * Shows the list that the address asks for (clause X-1) until the page is live, which may take seconds: it comes with
 * all cities of Phase 2. Runs in the Events page's head, before anything is painted. Sets attributes only: those that
 * React's first update leads to, and those that `early-list.css` knows. So nothing moves when the page is live.
 */
function showListOfAddress() {
  const query = new URLSearchParams(location.search);
  const [name, phase] = [query.get("city")?.trim(), query.get("phase")];
  if (!name && phase !== "1") return;
  const cities: EarlyCity[] | null = JSON.parse(document.currentScript?.dataset.cities ?? "null");
  document.documentElement.dataset.list = "parsing";
  addEventListener("site-ready", showAll);
  addEventListener("DOMContentLoaded", () => {
    if (name && cities) return showCity(cities, citySlug(name), phase);
    const panel = showPhase(phase === "1" ? 1 : 2);
    if (name) hold(panel, "Loading the events …");
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
    markCity("All cities", []);
  }, 15_000);
}

/** Shows the list of a city by any of its names; of one that nobody knows that of all. */
function showCity(cities: EarlyCity[], wanted: string, asked: string | null) {
  // A name without a letter has no slug, and so may a city without other names.
  const has = (slugs: string) => wanted !== "" && slugs.split(" ").includes(wanted);
  const city = cities.find(([, own]) => own === wanted) ?? cities.find(([, , others]) => has(others));
  const [name, , , ...ids] = city ?? [undefined, "", ""];
  const count = (phase: 1 | 2) => ids[phase - 1]?.match(/\S+/g)?.length ?? 0;
  const shown = asked === "1" || (asked !== "2" && count(1) && !count(2)) ? 1 : 2;
  const other = shown === 1 ? 2 : 1;
  const more = count(other) ? ` · ${otherPhaseNote(other, count(other))}` : "";
  const note = cityNote(name, count(shown), shown) + more;
  const panel = showPhase(shown);
  if (name) markCity(name, ids.join(" ").split(" "));
  if (name && !count(shown)) return hold(panel, note);
  document.documentElement.dataset.list = "here";
  panel?.querySelector("[role=status]")?.setAttribute("data-note", note);
}

/** Chooses a phase's tab. @returns its panel */
function showPhase(shown: 1 | 2) {
  for (const phase of [1, 2]) {
    const [panel, tab] = ["", "-tab"].map((end) => document.getElementById(`phase-${phase}${end}`));
    if (panel) panel.hidden = phase !== shown;
    if (tab) Object.assign(tab, { ariaSelected: phase === shown, tabIndex: phase === shown ? 0 : -1 });
  }
  return document.getElementById(`phase-${shown}`);
}

/** Marks the cards and sections that are not of a city, and the city's link, which comes into sight. */
function markCity(city: string, ids: string[]) {
  for (const card of document.querySelectorAll(".event-grid > li"))
    card.toggleAttribute("data-away", !ids.some((id) => card.querySelector(`[href="/events/${id}"]`)));
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
const parts = [citySlug, cityNote, otherPhaseNote, showAll, hold, showPhase, markCity, showCity, showListOfAddress];

/** The script's text. */
export const earlyListScript = `(()=>{${parts.join("\n")}\n${showListOfAddress.name}()})()`;
