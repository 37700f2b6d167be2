import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "../database/open-database.ts";
import { alignPartners } from "./align-partners.ts";
import { readContentSettings } from "./content-settings.ts";
import { readPartnersFile } from "./partners-file.ts";

/** A drawing that somebody gives as a logo. */
export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** A list with all that an edit has to leave as it is: remarks, quotation marks, order and empty lines. */
export const partnersText = `# The partners.

# The first of all.
- name: "Potli" # a wallet
  category: supporters
  logo: /images/partners/potli.svg
  website: https://potli.example

- website: 'https://banyan.example'
  name: Banyan Club
  category: hosts
  logo: /images/partners/banyan.svg

# Still to come: more hosts.

- name: Nodewale
  category: community-partners
  logo: /images/partners/nodewale.svg
  website: https://nodewale.example
`;

/** A project's folder with content, and a database that a server of it has started with. */
export async function createContentProject() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "content-project-"));
  const at = (name: string) => path.join(folder, name);
  await mkdir(at("content/images/partners"), { recursive: true });
  await writeFile(at("content/site.yaml"), "productName: Test Yatra\npartnerLogoHosts: [cdn.example]\n");
  await writeFile(at("content/partners.yaml"), partnersText);
  for (const name of ["potli", "banyan", "nodewale"])
    await writeFile(at(`content/images/partners/${name}.svg`), `<!-- ${name} -->`);
  return {
    folder,
    at,
    databaseUrl: `file:${at("own.sqlite")}`,
    /** What is in `content/partners.yaml`. */
    text: () => readFile(at("content/partners.yaml"), "utf8"),
    /** The logos in the content, by their names. */
    logos: async () => (await readdir(at("content/images/partners"))).sort(),
    /** What a server does with the content and the database when it starts. */
    startServer: async () => {
      await using database = await openDatabase({ kind: "sqlite", file: at("own.sqlite") }, () => {});
      const { partnersFrom = "content" } = readContentSettings(folder) ?? {};
      const { partners: contentPartners } = await readPartnersFile(folder);
      return await alignPartners(database, { partnersFrom, contentPartners }, new Date());
    },
    setSource: (source: string) => writeFile(at("content/site.yaml"), `partnersFrom: ${source}\n`),
    remove: () => rm(folder, { recursive: true }),
  };
}
