import { defineConfig, type Project } from "@playwright/test";
import journeys from "./playwright.config.ts";
import type { Translated } from "./tests/e2e/support/translate-pages.ts";

type Options = { translated: Translated };

/** The editor is not ours to translate, and the last spec translates its pages itself. */
const untranslated = /(\/editor\/.*|\/translated-pages)\.spec\.ts$/;

const moments: Translated[] = ["before hydration", "when live"];

/** The journeys of each window once more for each moment at which a browser may translate a page. */
const projects = (journeys.projects ?? [])
  .filter(({ name }) => name === "desktop" || name === "phone")
  .flatMap(({ testIgnore = [], ...project }) =>
    moments.map(
      (translated): Project<object, Options> => ({
        ...project,
        name: `${project.name}, translated ${translated}`,
        testIgnore: [testIgnore, untranslated].flat(),
        use: { ...project.use, translated },
      }),
    ),
  );

export default defineConfig<object, Options>({ ...journeys, projects });
