import type { Page } from "@playwright/test";

/** A state of the site for a screenshot. */
export type State = {
  /** The name of the state, and of its picture files. */
  name: string;
  url: string;
  width: number;
  colorScheme: "light" | "dark";
  /** The visitor's action after the page has loaded. The screenshot then shows the viewport, otherwise the whole page. */
  act?: (page: Page) => Promise<void>;
};

/*
 * The selectors use roles and URLs, not class names or words: they must match the same element in two versions and in all
 * languages.
 */
const menuButton = "header button[aria-haspopup=dialog]";
const filmButton = "main button[aria-haspopup=dialog]";
const eventLink = "main article a[href*='/events/']";
const otherTab = "[role=tab][aria-selected=false]";
const cityLink = "main nav a[href*='city']";
const pageLink = "footer a[href='/partners']";

const dialogIsOpen = (page: Page) => page.locator("dialog[open]").waitFor();

const open = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await dialogIsOpen(page);
};

/** Opens the film, and waits for its player, which is stopped for the screenshot. */
async function openFilm(page: Page) {
  await open(filmButton)(page);
  await page.frameLocator("dialog iframe").locator("video").waitFor();
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Goes offline, then follows a link to a page that the browser has not loaded. */
async function leaveOffline(page: Page) {
  await page.context().setOffline(true);
  await page.locator(pageLink).first().click();
  // The frame of the home page disappears during the navigation, so the screenshot must wait for the next page.
  await page.locator(".offline, .crash").waitFor();
}

const acts: { name: string; url: string; act: (page: Page) => Promise<void> }[] = [
  { name: "film", url: "/", act: openFilm },
  { name: "tab", url: "/events", act: click(otherTab) },
  { name: "city", url: "/events", act: click(cityLink) },
  { name: "event-by-tap", url: "/events", act: open(eventLink) },
  { name: "question", url: "/landing", act: click("main summary") },
  { name: "offline-by-tap", url: "/", act: leaveOffline },
];

const pages = [
  { name: "home", url: "/" },
  { name: "events", url: "/events" },
  { name: "phase-1", url: "/events?phase=1" },
  { name: "event", url: "/events/delhi-2025" },
  { name: "partners", url: "/partners" },
  { name: "landing", url: "/landing" },
  { name: "crash", url: "/nowhere" },
  { name: "offline", url: "/offline" },
];

const widths = [390, 1280];
const colorSchemes = ["light", "dark"] as const;

function* allStates(): Generator<State> {
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      for (const { name, url } of pages) {
        yield { name: `${name}-${width}-${colorScheme}`, url, width, colorScheme };
      }
    }
    for (const { name, ...act } of acts) yield { name: `${name}-${width}`, width, colorScheme: "light", ...act };
  }
  // Only narrow screens have the menu.
  for (const colorScheme of colorSchemes) {
    yield { name: `menu-${colorScheme}`, url: "/partners", width: 390, colorScheme, act: open(menuButton) };
  }
  for (const language of ["hi", "ta", "ur"]) {
    for (const name of ["home", "events", "event", "landing"]) {
      const url = pages.find((page) => page.name === name)?.url.replace(/\/$/, "");
      yield { name: `${language}-${name}`, url: `/${language}${url}`, width: 390, colorScheme: "light" };
    }
    yield { name: `${language}-home-1280`, url: `/${language}`, width: 1280, colorScheme: "light" };
    yield {
      name: `${language}-menu`,
      url: `/${language}`,
      width: 390,
      colorScheme: "light",
      act: open(menuButton),
    };
  }
}

/** All states, in the order in which the tool compares them. */
export const states: readonly State[] = [...allStates()];
