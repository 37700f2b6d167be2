import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { withContent } from "../../content-check/content.fixture.ts";
import { inspectPicture } from "../../site-build/pictures/publish-picture.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { realPictures } from "../publish/publish.fixture.ts";
import { messageOfImport } from "./sheet.fixture.ts";

/** A list with comments, quotation marks and an order that an import has to keep. */
const partners = `# The partners.

# The first of all.
- name: "Potli" # a wallet
  names: {hi: पोटली}
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

const square = '<path d="M2 2h7v7z"/>';

type Options = { update?: boolean; dryRun?: boolean; text?: string; beside?: string[] };

/** Imports rows into a content folder. @returns the message of the import, and the new text of the list */
function imported(rows: string, options: Options = {}) {
  const { text = partners, update = false, dryRun = false, beside = [] } = options;
  return withContent({ ...realPictures, "partners.yaml": text }, async (content) => {
    const sheets = await temporaryFolder();
    const sheet = path.join(sheets, "list.csv");
    await writeFile(sheet, `name,category,logo,website\n${rows}`);
    for (const name of beside)
      await writeFile(
        path.join(sheets, name),
        svg(name === "with-letters.svg" ? "<text>A</text>" : `${square}<desc>${name}</desc>`),
      );
    const told = await messageOfImport("partners", sheet, content, { inspectPicture, update, dryRun });
    const left = (await readdir(content)).filter((name) => name.includes("partners.yaml"));
    expect(left).toEqual(["partners.yaml"]);
    return {
      told,
      logos: await readdir(path.join(content, "images/partners")),
      after: await readFile(path.join(content, "partners.yaml"), "utf8"),
    };
  });
}

const sabha = "सभा,hosts,/images/partners/banyan-club.svg,https://sabha.example\n";
const potli = "POTLI,Supporters,/images/firms/tijori.svg,https://new.example\n";
const published = "The changes are in content now. `npm run publish` makes them public.";

test("new partners are added after the last of their category, and every other line stays", async () => {
  const { told, after } = await imported(sabha);
  expect(told).toBe(`add     सभा, hosts, https://sabha.example\n${published}`);
  const added =
    "\n- name: सभा\n  category: hosts\n  logo: /images/partners/banyan-club.svg\n  website: https://sabha.example\n";
  expect(after).toBe(partners.replace("\n# Still", `${added}\n# Still`));
});

test("--update changes existing partners, found by category and name, and adds the others", async () => {
  const { told, after } = await imported(potli + sabha, { update: true });
  expect(told).toContain(
    "change  POTLI, supporters\n        Name: Potli → POTLI\n        Website: https://potli.example → https://new.example\nadd     सभा",
  );
  expect(after).toContain(
    '- name: "POTLI" # a wallet\n  names: {hi: पोटली}\n  category: supporters\n  logo: /images/firms/tijori.svg\n  website: https://new.example\n',
  );
  expect(after).toContain("# Still to come: more of them.\n");
});

test("--dry-run prints the changes and writes nothing, and neither does an import without changes", async () => {
  expect(await imported(sabha, { dryRun: true })).toMatchObject({
    told: "add     सभा, hosts, https://sabha.example\nNothing was written.",
    after: partners,
  });
  const same = "Potli,supporters,/images/firms/tijori.svg,https://potli.example\n";
  for (const update of [true, false])
    expect(await imported(same, { update })).toMatchObject({
      told: "Nothing to change: content has all of this already.",
      after: partners,
    });
});

test("a category may be singular, a website may lack https://, and a logo may lie beside the sheet", async () => {
  const rows = "A,Host,Chai Logo.svg,a.example\nB,Media Partner,banyan club.svg,www.b.example/about\n";
  const { told, after, logos: names } = await imported(rows, { beside: ["Chai Logo.svg", "banyan club.svg"] });
  expect(told).toContain(
    "row 3, Logo: is banyan club.svg, but content/images/partners/banyan-club.svg is another picture — rename",
  );
  expect([after, names]).toEqual([partners, ["banyan-club.svg"]]);
  const good = await imported(rows.replace("banyan club", "B"), { beside: ["Chai Logo.svg", "B.svg"] });
  expect(good.after).toContain(
    "- name: A\n  category: hosts\n  logo: /images/partners/chai-logo.svg\n  website: https://a.example\n",
  );
  expect(good.after).toContain(
    "- name: B\n  category: media-partners\n  logo: /images/partners/b.svg\n  website: https://www.b.example/about\n",
  );
  expect(good.logos).toEqual(["b.svg", "banyan-club.svg", "chai-logo.svg"]);
});

test("partners are imported into an empty list", async () => {
  const { after } = await imported(sabha, { text: "# Nobody yet.\n[]\n" });
  expect(after).toMatch(/^# Nobody yet.\n- name: सभा\n {2}category: hosts\n {2}logo: /);
});

test.each([
  [
    "A,friends,/images/firms/tijori.svg,https://a.example",
    "Category: must be one of supporters, hosts, media-partners",
  ],
  [",hosts,/images/firms/tijori.svg,https://a.example", "Name: is empty — fill in the cell"],
  ["????? ????,hosts,/images/firms/tijori.svg,https://a.example", "Name: has only question marks"],
  ["A,hosts,no logo yet,https://a.example", "Logo: must be a web address (https://…) or a path on this site"],
  [
    "A,hosts,no.svg,https://a.example",
    "Logo: is no.svg, which is neither beside the sheet nor in content/images/partners/",
  ],
  [
    "A,hosts,/images/partners/no.svg,https://a.example",
    "Logo: is /images/partners/no.svg, but there is no content/images",
  ],
  ["A,hosts,लोगो.svg,https://a.example", "Logo: is लोगो.svg, a name without letters for a URL — rename the file"],
  [
    "A,hosts,a-b.svg,https://a.example\nB,hosts,A B.svg,https://b.example",
    "Logo: is A B.svg, but a-b.svg is another picture — rename A B.svg",
  ],
  [
    "A,hosts,with-letters.svg,https://a.example",
    "Logo: content/images/partners/with-letters.svg has letters that not every machine can draw",
  ],
  ["A,hosts,https://cdn.example/a.svg,https://a.example", "Logo: is on a website that the site shows no logos from"],
  ["A,hosts,/images/firms/tijori.svg,javascript:alert(1)", "Website: is not a web address that begins with https://"],
  ["A,hosts,/images/firms/tijori.svg", "Website: is empty — fill in the cell"],
  [
    "potli,supporters,/images/firms/tijori.svg,https://a.example",
    "Row: differs from the entry in content/partners.yaml — add --update",
  ],
  [sabha, "Row: is the entry of row 2 too — remove one of the two"],
])("a row is refused by its number and column, and nothing is written: %s", async (row, message) => {
  const { told, after } = await imported(`${sabha}\n${row}`, {
    beside: ["with-letters.svg", "लोगो.svg", "a-b.svg", "A B.svg"],
  });
  expect(told).toMatch(/^Nothing was written\. Correct list\.csv:\n {2}row /);
  expect(told).toContain(`\n  row ${3 + row.split("\n").filter(Boolean).length}, ${message}`);
  expect(after).toBe(partners);
});

test("the mistakes of all rows are listed, in the order of the rows", async () => {
  const [, ...lines] = (await imported("A,,,\n".repeat(60))).told.split("\n");
  expect([...new Set(lines.map((line) => Number(/\d+/.exec(line)?.[0])))]).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 2),
  );
});

test("an import is refused until mistakes in the content are corrected", async () => {
  const { told } = await imported(sabha, { text: partners.replace("hosts", "host") });
  expect(told).toContain(
    "Correct the content first, `npm run content:check` lists its mistakes: content/partners.yaml:12",
  );
});
