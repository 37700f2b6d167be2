import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { withContent } from "../../content-check/content.fixture.ts";
import { inspectPicture } from "../../site-build/pictures/site-pictures.ts";
import { importPartners } from "./import-partners.ts";

/** A list with all that an import has to leave as it is: remarks, quotation marks and order. */
const partners = `# The partners.

# The first of all.
- name: "Potli" # a wallet
  category: supporters
  logo: /images/firms/tijori.svg
  website: https://potli.example

- website: 'https://banyan.example'
  name: Banyan Club
  category: hosts
  # drawn anew
  logo: /images/partners/banyan-club.svg

# Still to come: more of them.

- name: Nodewale
  category: community-partners
  logo: /images/partners/banyan-club.svg
  website: https://nodewale.example
`;

const svg = (elements: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${elements}</svg>\n`;

const logos = {
  "images/firms/tijori.svg": svg('<path d="M1 1h7v7z"/>'),
  "images/partners/banyan-club.svg": svg('<path d="M1 1h7v7z"/>'),
  "images/partners/with-script.svg": svg("\n<script>alert(1)</script>"),
};

/** Imports rows into a content folder. Returns the message of the import, and the text of the list afterwards. */
function imported(rows: string, options: { update?: boolean; dryRun?: boolean; text?: string } = {}) {
  const { text = partners, update = false, dryRun = false } = options;
  return withContent({ ...logos, "partners.yaml": text }, async (content) => {
    const sheet = path.join(content, "list.csv");
    await writeFile(sheet, `name,category,logo,website\n${rows}`);
    const importing = importPartners(sheet, { content, inspectPicture, update, dryRun });
    const told = await importing.catch((error: Error) => error.message);
    const left = (await readdir(content)).filter((name) => name.includes("partners.yaml"));
    expect(left).toEqual(["partners.yaml"]);
    return {
      told: told.replaceAll(content, "content"),
      after: await readFile(path.join(content, "partners.yaml"), "utf8"),
    };
  });
}

const sabha = "सभा,hosts,/images/partners/banyan-club.svg,https://sabha.example\n";
const potli = "POTLI,Supporters,/images/firms/tijori.svg,https://new.example\n";

test("new partners come after the last of their category, and every other line stays", async () => {
  const { told, after } = await imported(sabha);
  expect(told).toBe(
    "add     सभा, hosts\nAll of it is in content/partners.yaml now. Publish the content, and the site shows it.",
  );
  const added =
    "\n- name: सभा\n  category: hosts\n  logo: /images/partners/banyan-club.svg\n  website: https://sabha.example\n";
  expect(after).toBe(partners.replace("\n# Still", `${added}\n# Still`));
});

test("--update changes the partners that are there, by category and name, and adds the others", async () => {
  const { told, after } = await imported(potli + sabha, { update: true });
  expect(told).toContain(
    "change  Potli, supporters\n        name: Potli → POTLI\n        website: https://potli.example → https://new.example\nadd     सभा",
  );
  expect(after).toContain(
    '- name: "POTLI" # a wallet\n  category: supporters\n  logo: /images/firms/tijori.svg\n  website: https://new.example\n',
  );
  expect(after).toContain("# Still to come: more of them.\n");
});

test("--dry-run says what would change and writes nothing; what changes nothing writes nothing", async () => {
  expect(await imported(sabha, { dryRun: true })).toEqual({
    told: "add     सभा, hosts\nNothing was written.",
    after: partners,
  });
  const same = "Potli,supporters,/images/firms/tijori.svg,https://potli.example\n";
  expect(await imported(same, { update: true })).toEqual({
    told: "content/partners.yaml has all of it already.",
    after: partners,
  });
});

test("--dry-run refuses the logos that the content check refuses", async () => {
  const row = "A,hosts,/images/partners/with-script.svg,https://a.example\n";
  expect((await imported(row, { dryRun: true })).told).toContain(
    "row 2, logo: content/images/partners/with-script.svg",
  );
});

test("a row without a change is no mistake, even without --update", async () => {
  const same = "Potli,supporters,/images/firms/tijori.svg,https://potli.example\n";
  expect(await imported(same)).toEqual({ told: "content/partners.yaml has all of it already.", after: partners });
  expect((await imported(same + sabha)).told).toMatch(/^add {5}सभा, hosts\n/);
});

test("partners come into an empty list", async () => {
  const { after } = await imported(sabha, { text: "# Nobody yet.\n[]\n" });
  expect(after).toMatch(/^# Nobody yet.\n- name: सभा\n {2}category: hosts\n {2}logo: /);
});

test.each([
  [
    "A,host,/images/firms/tijori.svg,https://a.example",
    'category: must be one of supporters, hosts, media-partners, community-partners, not "host"',
  ],
  [",hosts,/images/firms/tijori.svg,https://a.example", "name: must not be empty"],
  [
    "A,hosts,file:a.svg,https://a.example",
    'logo: must be a web address (https://…) or a path on this site that begins with one slash (/images/…), not "file:a.svg"',
  ],
  [
    "A,hosts,/images/partners/no.svg,https://a.example",
    "logo: is /images/partners/no.svg, but there is no content/images/partners/no.svg — put the picture there",
  ],
  [
    "A,hosts,/images/partners/with-script.svg,https://a.example",
    "logo: content/images/partners/with-script.svg has <script> in line 2, which is not drawn — save it as plain SVG",
  ],
  [
    "A,hosts,https://cdn.example/a.svg,https://a.example",
    "logo: is on a website that the site shows no logos from — put the picture into",
  ],
  [
    "A,hosts,/images/firms/tijori.svg,javascript:alert(1)",
    'website: must be a web address that begins with https:// or http://, such as https://example.org, not "javascript:alert(1)"',
  ],
  [
    "A,hosts,/images/firms/tijori.svg",
    "website: must be a web address that begins with https:// or http://, such as https://example.org",
  ],
  [
    "A,hosts,/images/firms/tijori.svg,https://a.example,more",
    "values: are beyond the last column: put quotation marks around a value with a comma (more)",
  ],
  [
    "potli,supporters,/images/firms/tijori.svg,https://a.example",
    "name: is in content/partners.yaml already: add --update to change it",
  ],
  [sabha, "name: appears twice — remove one of the two"],
])("a row is refused by its number and column, and nothing is written: %s", async (row, message) => {
  const { told, after } = await imported(`${sabha}\n${row}`);
  expect(told).toContain(`Nothing was written. Correct content/list.csv:\n  row 4, ${message}`);
  expect(after).toBe(partners);
});

test("of many mistakes fifty are listed, and a list without partners is refused", async () => {
  const lines = (await imported("A,,,\n".repeat(30))).told.split("\n");
  expect([lines.length, lines.at(-1)]).toEqual([52, "  and 40 more"]);
  expect((await imported("")).told).toBe("content/list.csv names no partner: write one into each row below the first");
});

test("a list with mistakes in the content is to be corrected first", async () => {
  const { told } = await imported(sabha, { text: partners.replace("hosts", "host") });
  expect(told).toMatch(
    /^content\/partners\.yaml is missing or has mistakes\. Correct it first:\ncontent\/partners\.yaml:11 Banyan Club: category — /,
  );
});
