/** The input and the output folder of a site's build. */
export type SiteFolders = {
  /** The folder with the YAML files, the pictures and the film. */
  content: string;
  /** The folder of the build. */
  output: string;
};

/** The public site. */
export const liveSite: SiteFolders = { content: "content", output: "build" };

/**
 * The site for tests. Its content is a fixed copy, so that no test fails because an editor has changed an event or a name.
 */
export const testSite: SiteFolders = { content: "tests/content", output: "node_modules/.cache/test-site" };
