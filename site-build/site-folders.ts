/** What a site is built from, and where it is put. */
export type SiteFolders = {
  /** The folder with the YAML files, the pictures and the film. */
  content: string;
  /** The folder with what the server reads. */
  output: string;
};

/** The site that visitors get. */
export const liveSite: SiteFolders = { content: "content", output: "build" };

/**
 * The site that tests look at. Its content is a copy that stays as it is, so that no test turns red because an editor
 * has changed an event or a name.
 */
export const testSite: SiteFolders = { content: "tests/content", output: "node_modules/.cache/test-site" };
