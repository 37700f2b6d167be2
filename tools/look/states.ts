import type { Page } from "@playwright/test";

/** One state of the site that is photographed. */
export type State = {
  /** Also the name of its picture files. */
  name: string;
  address: string;
  width: number;
  colorScheme: "light" | "dark";
  /** What a visitor does after the page has loaded. Such a state is photographed as the window shows it, others as the whole page. */
  act?: (page: Page) => Promise<void>;
};

/** Selectors by role and address, without class names or words: they must find the same thing in two versions and all languages. */
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

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Loses the connection, then follows a link to a page that the browser does not have. */
async function leaveOffline(page: Page) {
  await page.context().setOffline(true);
  await page.locator(pageLink).first().click();
}

const acts: { name: string; address: string; act: (page: Page) => Promise<void> }[] = [
  { name: "film", address: "/", act: open(filmButton) },
  { name: "tab", address: "/events", act: click(otherTab) },
  { name: "city", address: "/events", act: click(cityLink) },
  { name: "event-by-tap", address: "/events", act: open(eventLink) },
  { name: "question", address: "/landing", act: click("main summary") },
  { name: "offline-by-tap", address: "/", act: leaveOffline },
];

const pages = [
  { name: "home", address: "/" },
  { name: "events", address: "/events" },
  { name: "phase-1", address: "/events?phase=1" },
  { name: "event", address: "/events/delhi-2025" },
  { name: "partners", address: "/partners" },
  { name: "landing", address: "/landing" },
  { name: "crash", address: "/nowhere" },
  { name: "offline", address: "/offline" },
];

const widths = [390, 1280];
const colorSchemes = ["light", "dark"] as const;

function* allStates(): Generator<State> {
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      for (const { name, address } of pages) {
        yield { name: `${name}-${width}-${colorScheme}`, address, width, colorScheme };
      }
    }
    for (const { name, ...act } of acts) yield { name: `${name}-${width}`, width, colorScheme: "light", ...act };
  }
  // The menu is there only on narrow screens.
  for (const colorScheme of colorSchemes) {
    yield { name: `menu-${colorScheme}`, address: "/partners", width: 390, colorScheme, act: open(menuButton) };
  }
  for (const language of ["hi", "ta", "ur"]) {
    for (const name of ["home", "events", "event", "landing"]) {
      const address = pages.find((page) => page.name === name)?.address.replace(/\/$/, "");
      yield { name: `${language}-${name}`, address: `/${language}${address}`, width: 390, colorScheme: "light" };
    }
    yield { name: `${language}-home-1280`, address: `/${language}`, width: 1280, colorScheme: "light" };
    yield {
      name: `${language}-menu`,
      address: `/${language}`,
      width: 390,
      colorScheme: "light",
      act: open(menuButton),
    };
  }
}

/** Every state, in the order of the page that shows them. */
export const states: readonly State[] = [...allStates()];
