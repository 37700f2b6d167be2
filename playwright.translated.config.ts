import { defineConfig, type Project } from "@playwright/test";
import journeys from "./playwright.config.ts";
import type { Translated } from "./tests/e2e/support/translate-pages.ts";

type Options = { translated: Translated };

/** Walks through pages that it translates itself. `npm test` has it on the desktop alone. */
const walk = "**/languages/translated-pages.spec.ts";

/** Specs whose pages would stay as they are, or be translated twice. */
const untranslated = [
  // The editor's pages: its own texts are not ours, and its user reads English.
  "**/editor/**",
  // Starts browsers of its own.
  "**/delivery/layout-shift.spec.ts",
  walk,
];

const moments: Translated[] = ["before hydration", "when live"];

const windows = (journeys.projects ?? []).filter(({ name }) => name === "desktop" || name === "phone");

/** The journeys of each window once more for each moment at which a browser may translate a page. */
const projects = windows.flatMap(({ testIgnore = [], ...project }) =>
  moments.map(
    (translated): Project<object, Options> => ({
      ...project,
      name: `${project.name}, translated ${translated}`,
      testIgnore: [testIgnore, untranslated].flat(),
      use: { ...project.use, translated },
    }),
  ),
);

const walks = windows.map(({ name, use }) => ({ name: `${name}, walk`, testMatch: walk, ...(use && { use }) }));

export default defineConfig<object, Options>({ ...journeys, projects: [...projects, ...walks] });
