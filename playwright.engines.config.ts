import { defineConfig, type Project } from "@playwright/test";
import journeys from "./playwright.config.ts";
import { findEngines, isInstalled } from "./tools/browsers/find-browsers.ts";

/** Journeys that Firefox is not asked for, each with the reason why it cannot answer. */
const notInFirefox = [
  // Playwright cannot ask it for dark colours; and axe judges what is the same in every engine.
  /that axe finds|who asks for more contrast/,
  // Nor for paper.
  /on paper|paper has/,
  // Nor for what it compiles.
  /while developer tools listen/,
  // Playwright hides the caret in a picture by a style of its own, which the pages' policy refuses.
  /dims the page behind it|the line breaks off around/,
  // It has no mouse here, and shows the hint as to all who have none.
  /the hint See More Details shows/,
  // The whole session prefers no motion: that cannot be chosen for a test.
  /with motion/,
  // An error's own words do not reach Playwright, so none can be told from another.
  /a page that throws|the way home from a crash|Home itself crashes|crash screen's ways out|a page that has crashed/,
  // Playwright takes the page for another one while it reads a list of elements.
  /eight identical cards|each grid has one column|X-7 the first screen|HM-2 Register leads/,
  // It leaves in place what is seen in part, and 2.4.11 of WCAG 2.2 asks for no more.
  /the bar covers nothing that has the focus/,
  // Its setting for that turns off Playwright's own scripts too; WebKit is asked.
  /without a script/,
  // It remembers that a module was lost for as long as the page stands (decision 023).
  /over a connection that loses files|whose script cannot be fetched|whose scripts no replica has yet|two replicas/,
  // Now and then Playwright takes a document that leads on before it has loaded for one that failed.
  /on a host that serves files only, before any script has come/,
  // A network that is off reaches no worker.
  /a network that answers everything with its login page/,
];

/** Specs that are about other things than engines, or about a network that is off, which reaches no worker of Firefox's. */
const specsNotInFirefox =
  /(offline-reading|offline-publication|language-offline|live-content|gallery|screen-reader)\.spec\.ts$/;

/** No page is shown again as it was left: Playwright would wait for it to load. */
const noKeptPages = { "browser.sessionhistory.max_total_viewers": 0 };

/** What is looked at with forced colours. Firefox has them for a whole session, by the setting that people choose them with. */
const forcedColoursSpecs = /forced-colors\.spec\.ts$/;
const forcedColours = { "browser.display.document_color_use": 2 };

/** Nothing leaves this machine: what is not on it is looked for where nobody listens. */
const ownMachineOnly = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/** The Firefox of this machine, which Playwright drives by WebDriver BiDi, with these settings beside those of all tests. */
function firefoxWith(settings: Record<string, number>): NonNullable<Project["use"]> {
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: "tools/browsers/firefox-relay.ts",
      firefoxUserPrefs: {
        "ui.prefersReducedMotion": 1,
        // Its scroll bars take no room, as a phone's take none: windows of 360 px are 360 px wide.
        "ui.useOverlayScrollbars": 1,
        ...noKeptPages,
        ...ownMachineOnly,
        ...settings,
      },
    },
  };
}

/** The whole of tests/e2e. */
const firefoxProjects: Project[] = [
  {
    name: "firefox",
    testDir: "tests/e2e",
    testIgnore: [specsNotInFirefox, forcedColoursSpecs],
    grepInvert: notInFirefox,
    use: firefoxWith({}),
  },
  {
    name: "firefox-colours",
    testDir: "tests/e2e",
    testMatch: forcedColoursSpecs,
    use: firefoxWith(forcedColours),
  },
];

/** The most important journeys in WebKitGTK, which only WebDriver drives. */
const webkitProject: Project = { name: "webkit", testDir: "tests/engines" };

const { firefox, webkit } = findEngines();

export default defineConfig({
  ...journeys,
  use: { locale: "en-IN", timezoneId: "Asia/Kolkata" },
  projects: [...(isInstalled(firefox) ? firefoxProjects : []), ...(isInstalled(webkit) ? [webkitProject] : [])],
});
