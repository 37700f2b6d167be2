import type { Page } from "@playwright/test";
import { testCatalogue } from "../../support/test-content.ts";
import { phaseTab } from "./event-elements.ts";
import { expect } from "./site-test.ts";

/** A page that `every-page.spec.ts` loads, and what it expects of it. */
export type EveryPage = {
  clause: string;
  path: string;
  /** The text of the first heading. */
  heading: string | RegExp;
  title: RegExp;
  status?: number;
  language?: string;
  /** Whether search engines may not index it. All other pages have their own URL as the canonical one. */
  isHidden?: boolean;
  /** Opens what is folded, before axe runs. */
  unfold?: (page: Page) => Promise<void>;
  /** Brings the page into another state, for which axe runs again in a phone's viewport. */
  state?: (page: Page) => Promise<void>;
};

async function unfoldAnswers(page: Page) {
  for (const question of await page.locator("summary").all()) await question.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
}

async function unfoldShareLinks(page: Page) {
  await page.getByRole("dialog").locator("summary", { hasText: "Share" }).click();
  await expect(page.getByRole("link", { name: "E-mail" })).toBeVisible();
}

/** Opens a modal by its button. */
const modal = (button: string, name: string) => async (page: Page) => {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
};

async function choosePhase1(page: Page) {
  await phaseTab(page, 1).click();
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Phase 1");
}

/** Pages of each kind. */
export const everyPage: EveryPage[] = [
  {
    clause: "R-1 HM-4",
    path: "/",
    heading: testCatalogue.site.productName,
    title: /26 Cities, 1 Mission/,
    state: modal("Aftermovie Phase 1", "Aftermovie Phase 1"),
  },
  {
    clause: "R-2 E-3",
    path: "/events",
    heading: "Events",
    title: /^Events · /,
    state: choosePhase1,
  },
  {
    clause: "R-2 X-3",
    path: "/events/patna-edition-1",
    heading: /\S/,
    title: /^Patna Edition/,
    unfold: unfoldShareLinks,
  },
  {
    clause: "X-1",
    path: "/events/city/delhi",
    heading: "Events in Delhi",
    title: /^Events in Delhi · /,
  },
  {
    clause: "R-5 H-4",
    path: "/partners",
    heading: "Become Our Partner",
    title: /^Become Our Partner · /,
    unfold: (page) => expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible(),
    state: modal("Open menu", "Menu"),
  },
  {
    clause: "R-6",
    path: "/landing",
    heading: "One stop. One city. Bitcoin, made simple.",
    title: /stop/,
    unfold: unfoldAnswers,
  },
  {
    clause: "R-8",
    path: "/nowhere",
    heading: "Unexpected Application Error!",
    title: /^404 Not Found · /,
    status: 404,
    isHidden: true,
  },
  { clause: "O-3", path: "/offline", heading: "You are offline", title: /^You are offline · /, isHidden: true },
  { clause: "LG-1", path: "/hi", heading: "बिटकॉइन यात्रा", title: /बिटकॉइन यात्रा/, language: "hi" },
  {
    clause: "LG-1",
    path: "/ur/events/trichy-2025",
    heading: /\S/,
    title: /^بٹ کوائن یاترا تریچی/,
    language: "ur",
  },
];
