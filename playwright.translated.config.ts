import { defineConfig, type Project } from "@playwright/test";
import journeys, { type SiteOptions, walkOptions, walks } from "./playwright.config.ts";
import type { Translated } from "./tests/e2e/support/translate-pages.ts";

/** Specs whose pages would stay as they are, or be translated twice. */
const untranslated = [
  // Starts browsers of its own.
  "**/delivery/layout-shift.spec.ts",
  walks,
];

const moments: Translated[] = ["before hydration", "when live"];

/** Without the editor's tests: its texts are not ours, and its user reads English. */
const journeyProjects = (journeys.projects ?? []).filter(({ name = "" }) =>
  ["desktop", "phone", "live"].includes(name),
);

const windows = journeyProjects.filter(({ name }) => name !== "live");

/** The journeys once more for each moment at which a browser may translate a page. */
const projects = journeyProjects.flatMap(({ testIgnore = [], ...project }) =>
  moments.map(
    (translated): Project<object, SiteOptions> => ({
      ...project,
      name: `${project.name}, translated ${translated}`,
      testIgnore: [testIgnore, untranslated].flat(),
      use: { ...project.use, translated },
    }),
  ),
);

/** The walks through the live site in English and in Tamil, for each window and moment. */
const walkProjects = windows.flatMap(({ name, use }) =>
  moments.flatMap((translated) =>
    ["en", "ta"].map(
      (language): Project<object, SiteOptions> => ({
        name: `${name}, walk, ${language}, translated ${translated}`,
        testMatch: walks,
        use: { ...use, ...walkOptions, translated, language },
      }),
    ),
  ),
);

export default defineConfig<object, SiteOptions>({ ...journeys, projects: [...projects, ...walkProjects] });
