import type { Page } from "@playwright/test";
import { pathsWith } from "../../catalogue/pages.ts";
import { inLanguage } from "../../catalogue/site-languages.ts";
import { plainWords } from "../../content-check/words/read-words.ts";
import { testCatalogue } from "../support/test-content.ts";
import { axeLookViolations, axeViolations } from "./support/axe.ts";
import { phaseTab } from "./support/event-elements.ts";
import { expect, expectPicture, openLive, test } from "./support/site-test.ts";

const { site } = testCatalogue;

// As high as most windows: in a lower one the bar of an opened event hides a part of a button, which axe finds too small.
test.use({ viewport: { width: 1024, height: 800 } });

type EveryPage = {
  clause: string;
  address: string;
  /** The text of its first heading. */
  heading: string | RegExp;
  title: RegExp;
  status?: number;
  language?: string;
  /** Whether search engines may keep it; then it is canonical itself. */
  isKept?: boolean;
  /** Shows everything that the page has, for axe. */
  unfold?: (page: Page) => Promise<void>;
  /** What else the page can show, which axe looks at then, on a phone. */
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

const pages: EveryPage[] = [
  {
    clause: "R-1 HM-4",
    address: "/",
    heading: site.productName,
    title: /26 Cities, 1 Mission/,
    isKept: true,
    state: modal("Aftermovie Phase 1", "Aftermovie Phase 1"),
  },
  {
    clause: "R-2 E-3",
    address: "/events",
    heading: "Events",
    title: /^Events · /,
    isKept: true,
    state: choosePhase1,
  },
  {
    clause: "R-2 X-3",
    address: "/events/patna-edition-1",
    heading: /\S/,
    title: /^Patna Edition/,
    isKept: true,
    unfold: unfoldShareLinks,
  },
  {
    clause: "X-1",
    address: "/events/city/delhi",
    heading: "Events in Delhi",
    title: /^Events in Delhi · /,
    isKept: true,
  },
  {
    clause: "R-5 H-4",
    address: "/partners",
    heading: "Become Our Partner",
    title: /^Become Our Partner · /,
    isKept: true,
    unfold: (page) => expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible(),
    state: modal("Open menu", "Menu"),
  },
  {
    clause: "R-6",
    address: "/landing",
    heading: "One stop. One city. Bitcoin, made simple.",
    title: /stop/,
    isKept: true,
    unfold: unfoldAnswers,
  },
  {
    clause: "R-8",
    address: "/nowhere",
    heading: "Unexpected Application Error!",
    title: /^404 Not Found · /,
    status: 404,
  },
  { clause: "O-3", address: "/offline", heading: "You are offline", title: /^You are offline · / },
  { clause: "LG-1", address: "/hi", heading: "बिटकॉइन यात्रा", title: /बिटकॉइन यात्रा/, language: "hi", isKept: true },
  {
    clause: "LG-1",
    address: "/ur/events/trichy-2025",
    heading: /\S/,
    title: /^بٹ کوائن یاترا تریچی/,
    language: "ur",
    isKept: true,
  },
];

async function expectHead(page: Page, { address, title, language = "en-IN", isKept = false }: EveryPage) {
  await expect.soft(page).toHaveTitle(title);
  await expect.soft(page.locator("html")).toHaveAttribute("lang", language);
  const [canonical, description, robots] = [
    page.locator("link[rel=canonical]"),
    page.locator("meta[name=description]"),
    page.locator("meta[name=robots]"),
  ];
  await expect.soft(canonical).toHaveCount(isKept ? 1 : 0);
  if (isKept) {
    await expect.soft(robots).toHaveCount(0);
    await expect.soft(canonical).toHaveAttribute("href", site.siteAddress + address);
    await expect.soft(description).toHaveAttribute("content", /\S/);
  } else await expect.soft(robots.first()).toHaveAttribute("content", "noindex");
}

/** Header first, then the content, the footer last, each once and with its links. */
async function expectLandmarks(page: Page, language: string) {
  const [code = ""] = language.split("-");
  const words = plainWords(code);
  const places = pathsWith("inNavigation").map((address) => inLanguage(address, code));
  const hrefs = (links: ReturnType<Page["locator"]>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const [header, main, footer] = [page.locator("header"), page.locator("main"), page.locator("footer")];
  for (const landmark of [header, main, footer]) await expect.soft(landmark).toHaveCount(1);
  const brand = page.getByRole("banner").getByRole("link").first();
  await expect.soft(brand).toHaveAttribute("href", inLanguage("/", code));
  const inline = page.locator("header nav").filter({ visible: true }).getByRole("link");
  expect.soft(await hrefs(inline)).toEqual(places);
  const atFoot = page.locator(`footer nav[aria-label="${words.footerNavigation}"] a`);
  expect.soft(await hrefs(atFoot)).toEqual(places);
  const kept = [inLanguage("/landing", code), inLanguage("/landing#privacy", code), `mailto:${site.contactAddress}`];
  for (const href of kept) await expect.soft(footer.locator(`a[href='${href}']:not([hreflang])`)).toHaveCount(1);
  await expect.soft(footer.getByRole("link").first()).toHaveAttribute("href", inLanguage("/", code));
  await expect.soft(footer).toContainText("© 2025");
  await expect.soft(footer).not.toContainText(/203\d/);
  await expect.soft(footer).toContainText(site.organiserName);
  await expectPicture(page.locator(".footer-organiser img"));
}

/** The skip link shows itself at the first press of Tab and leads into the content. */
async function expectSkipLink(page: Page) {
  const skip = page.locator("a[href='#main']").first();
  await skip.focus();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect.soft(page.locator("main")).toBeFocused();
}

for (const each of pages)
  test.describe(() => {
    if (each.status) test.use({ allowedErrors: /status of 404/ });

    test(`${each.clause} R-10 F-1 F-2 F-3 F-4 X-9 P-1 P-2 WCAG 2.2 AA ${each.address} is a whole page in light and in dark, without a console error`, async ({
      page,
    }) => {
      // The footer's year is a constant.
      await page.clock.setFixedTime(new Date("2031-01-01T12:00:00+05:30"));
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === each.address);
      await openLive(page, each.address);
      expect((await answer).status()).toBe(each.status ?? 200);
      await expect.soft(page.getByRole("heading", { level: 1 }).first()).toHaveText(each.heading);
      await expectHead(page, each);
      await expectLandmarks(page, each.language ?? "en-IN");
      await expect.soft(page.locator("form, input, select, textarea, [contenteditable]")).toHaveCount(0);
      await expect.soft(page.getByText(/sign in|sign up|log in/i).filter({ visible: true })).toHaveCount(0);
      expect.soft(await page.context().cookies()).toEqual([]);
      if (!each.address.includes("/events/")) await expectSkipLink(page);
      await each.unfold?.(page);
      expect.soft(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await axeLookViolations(page), "in dark colours, on a phone").toEqual([]);
      if (!each.state) return;
      await each.state(page);
      expect.soft(await axeViolations(page), "in the other state, in dark colours").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect.soft(await axeLookViolations(page), "in the other state").toEqual([]);
    });
  });
