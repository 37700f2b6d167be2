/** A mistake that visitors would notice, and the tests that must fail with it. */
export type Mutation = {
  name: string;
  file: string;
  /** The text to replace. The file contains it exactly once. */
  from: string;
  to: string;
  /** The test files: of Vitest's project `rules`, or of Playwright if they end with `.spec.ts`. */
  tests: string[];
};

export const mutations: readonly Mutation[] = [
  {
    name: "concluded events are sorted oldest first",
    file: "catalogue/events/event-lists.ts",
    from: "=> isConcluded(status)).sort(latestFirst)",
    to: "=> isConcluded(status)).sort(soonestFirst)",
    tests: ["catalogue/events/event-lists.test.ts"],
  },
  {
    name: "a closed event's button opens the registration link",
    file: "catalogue/events/event-status.ts",
    from: "highlights: highlightsLink",
    to: "highlights: registrationLink",
    tests: ["catalogue/events/event-status.test.ts"],
  },
  {
    name: "javascript:// is accepted as a URL",
    file: "catalogue/links/http-url.ts",
    from: "/^https?:\\/\\/[^",
    to: "/^(?:https?|javascript):\\/\\/[^",
    tests: ["catalogue/links/http-url.test.ts"],
  },
  {
    name: "semicolons are not escaped in calendars",
    file: "feeds/content-lines.ts",
    from: "/[\\\\;,]/g",
    to: "/[\\\\,]/g",
    tests: ["feeds/content-lines.test.ts"],
  },
  {
    name: "calendars say that India is five hours ahead",
    file: "feeds/tour-calendar.ts",
    from: '"TZOFFSETTO", value: "+0530"',
    to: '"TZOFFSETTO", value: "+0500"',
    tests: ["feeds/calendar-files.test.ts"],
  },
  {
    name: "calendars confirm a cancelled event",
    file: "catalogue/events/event-status.ts",
    from: 'calendarStatus: "CANCELLED"',
    to: 'calendarStatus: "CONFIRMED"',
    tests: ["feeds/calendar-files.test.ts"],
  },
  {
    name: "an event ends in calendars when it starts",
    file: "feeds/tour-calendar.ts",
    from: "compactTime(event.ends)",
    to: "compactTime(event.starts)",
    tests: ["feeds/calendar-files.test.ts"],
  },
  {
    name: "an import changes a partner without --update",
    file: "tools/sheets/import-sheet.ts",
    from: "...(update ? [] : changed.filter(({ before }) => before).map(knownMistake)),",
    to: "",
    tests: ["tools/sheets/import-partners.test.ts"],
  },
  {
    name: "the URL of every category returns the hosts",
    file: "site-build/partner-files.ts",
    from: "partner.category === category)",
    to: 'partner.category === "hosts")',
    tests: ["site-build/partner-files.test.ts"],
  },
  {
    name: "the login page of a network is cached for offline reading",
    file: "app/offline/cache-rules.ts",
    from: " && (await response.clone().text()).includes(pageMark)",
    to: "",
    tests: ["app/offline/cache-rules.test.ts"],
  },
  {
    name: "a city is not found by its second name",
    file: "catalogue/cities/city-names.ts",
    from: "...aliases];",
    to: "...aliases.slice(0, 0)];",
    tests: ["catalogue/cities/find-city-page.test.ts"],
  },
  {
    name: "logos of any website are shown",
    file: "app/pages/partners/load-partners.ts",
    from: 'isAllowedLogo(entry.logo, site.partnerLogoHosts) ? entry : { ...entry, logo: "" }',
    to: "entry",
    tests: ["app/pages/partners/load-partners.test.ts"],
  },
  {
    name: "closing an event adds a history entry instead of going back",
    file: "app/pages/events/event/use-event-dialog.ts",
    from: "navigate(-steps)",
    to: "navigate(list)",
    tests: ["tests/e2e/event/event-history.spec.ts", "tests/e2e/event/open-and-close.spec.ts"],
  },
  {
    name: "the page behind the menu scrolls",
    file: "app/styles/base.css",
    from: "html:has(dialog[open]) {\n    overflow: hidden;",
    to: "html:has(dialog[open]) {",
    tests: ["tests/e2e/shell/menu.spec.ts"],
  },
  {
    name: "an event that a list opened in a new tab cannot be closed",
    file: "app/pages/events/event/use-event-dialog.ts",
    from: "const steps = useOpenedFromList()?.stepsToList ?? 0;",
    to: "const steps = useOpenedFromList()?.stepsToList ?? (document.referrer ? 1 : 0);",
    tests: ["tests/e2e/event/event-history.spec.ts"],
  },
];
