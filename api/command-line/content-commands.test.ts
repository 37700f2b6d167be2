import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createContentProject, drawing, partnersText } from "../content/content-project.fixture.ts";
import { drawLogo } from "../logos/draw-logo.ts";
import { logoFileName } from "../logos/logo-names.ts";
import { hall, runProgram } from "./run-program.fixture.ts";

let project: Awaited<ReturnType<typeof createContentProject>>;
beforeEach(async () => {
  project = await createContentProject();
});
afterEach(() => project.remove());

const at = (name: string) => project.at(name);
const partners = (...words: string[]) =>
  runProgram({ words, databaseUrl: project.databaseUrl, project: project.folder });

/** The drawing as it is kept, and the digits that tell it from another logo of its name. */
const drawn = await drawLogo(Buffer.from(drawing));
const digits = logoFileName(drawn).slice(0, 8);

const sheet = `name,category,logo,website
Sabha,hosts,file:sabha.svg,https://sabha.example
Lokah,supporters,/images/partners/potli.svg,https://lokah.example
`;

beforeEach(async () => {
  await writeFile(at("in.csv"), sheet);
  await writeFile(at("sabha.svg"), drawing);
});

test.each([
  ["add", ...hall],
  ["update", "Potli", "--name", "Pot"],
  ["remove", "Potli"],
  ["restore", "$/all.gz", "--replace"],
])("%s is refused in one sentence that says where to edit, and changes nothing", async (...words) => {
  await project.startServer();
  await partners("backup", at("all.gz"));
  const before = (await partners("list")).out;
  expect(await partners(...words.map((word) => word.replace("$", project.folder)))).toEqual({
    out: "",
    err: 'The partners come from the content: edit content/partners.yaml, or write "partnersFrom: database" into content/site.yaml to change them by this command\n',
    code: 1,
  });
  expect((await partners("list")).out).toBe(before);
  await project.setSource("database");
  expect(
    (await partners(...words.map((word) => word.replace("$", project.folder)))).code,
    "with partnersFrom: database",
  ).toBe(0);
});

test("an import writes the content and its logos; a start then shows them", async () => {
  const preview =
    "add     Sabha, hosts\nadd     Lokah, supporters\n2 to add, 0 to change, 0 as they are; nothing was written\n";
  expect(await partners("import", at("in.csv"), "--dry-run")).toEqual({ out: preview, err: "", code: 0 });
  expect(await project.text()).toBe(partnersText);
  expect(await project.logos()).toHaveLength(3);
  const out =
    "Imported 2 partners: all of it stands in content/partners.yaml now. Publish the content, and the site shows it\n";
  expect(await partners("import", at("in.csv"))).toEqual({ out, err: "", code: 0 });
  expect(await project.text()).toContain("- name: Sabha\n  category: hosts\n  logo: /images/partners/sabha.webp\n");
  expect(await readFile(at("content/images/partners/sabha.webp"))).toEqual(drawn);
  expect(existsSync(at("own.sqlite")), "no database is left behind").toBe(false);
  expect(await project.startServer()).toEqual({ added: 5, changed: 0, removed: 0 });
  expect((await partners("list", "--category", "hosts")).out).toMatch(/Banyan Club.*\n.*Sabha/);
});

test("an export that was edited is brought back into the content, by the ids that it has", async () => {
  await project.startServer();
  await writeFile(at("content/images/partners/nodewale.webp"), "another picture");
  await partners("export", "--output", at("out.csv"));
  const edited = (await readFile(at("out.csv"), "utf8"))
    .replace("Banyan Club", "Bargad")
    .replace("/images/partners/nodewale.svg", "file:sabha.svg");
  await writeFile(at("out.csv"), edited);
  const changes =
    "change  Banyan Club, hosts\n        name: Banyan Club → Bargad\nchange  Nodewale, community-partners\n";
  expect((await partners("import", at("out.csv"), "--update", "--dry-run")).out).toContain(changes);
  const { out } = await partners("import", at("out.csv"), "--update");
  expect(out).toMatch(/^Added 0, changed 2, left 1 as they were: all of it stands in content\/partners\.yaml now/);
  // Another picture had the name already: neither it nor whoever shows it changes.
  expect(await project.logos()).toEqual([
    "banyan.svg",
    `nodewale-${digits}.webp`,
    "nodewale.svg",
    "nodewale.webp",
    "potli.svg",
  ]);
  expect(await project.text()).toContain(`logo: /images/partners/nodewale-${digits}.webp\n`);
  expect(await project.text()).toContain("# Still to come: more hosts.");
  expect(await project.startServer()).toEqual({ added: 1, changed: 1, removed: 1 });
});

test.each([
  [
    "Potli,supporters,file:sabha.svg,https://a.example",
    'name "Potli" in supporters is already in content/partners.yaml: remove one',
  ],
  [
    "A,hosts,/images/partners/no.svg,https://a.example",
    "logo /images/partners/no.svg is not in content/images/partners/: put the",
  ],
  [
    "A,hosts,https://elsewhere.example/a.svg,https://a.example",
    "logo is on a website from which the site shows none: give it",
  ],
])(
  "a row that the content check would refuse is refused with its line, and nothing is written: %s",
  async (row, message) => {
    await writeFile(at("in.csv"), `${sheet}${row}\n`);
    const { code, out, err } = await partners("import", at("in.csv"));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(`in.csv: 1 of 3 rows cannot be imported, so none was:\n  row 3 (line 4): ${message}`);
    expect(await project.text()).toBe(partnersText);
    expect(await project.logos()).toHaveLength(3);
  },
);

test("A-4 what the command line changed before is adopted: into the content, with its logos, and the next start goes on", async () => {
  await project.startServer();
  await project.setSource("database");
  await partners("add", ...hall.with(5, `file:${at("sabha.svg")}`));
  await partners("update", "Banyan Club", "--name", "Bargad");
  await partners("remove", "Nodewale");
  await project.setSource("content");
  await expect(project.startServer()).rejects.toThrow(
    '(Town Hall added, Bargad changed, Nodewale removed): "npm run partners -- adopt"',
  );
  // What was edited in the content meanwhile stays.
  await writeFile(at("content/partners.yaml"), partnersText.replace("https://potli.example", "https://new.example"));
  const told = "added    Town Hall, hosts\nchanged  Bargad, hosts\nremoved  Nodewale, community-partners\n";
  expect((await partners("adopt")).out).toBe(
    `${told}All of it stands in content/partners.yaml now: publish the content, then start the server\n`,
  );
  const adopted = await project.text();
  expect(adopted).toContain("website: https://new.example");
  expect(adopted).toContain("  name: Bargad\n");
  expect(adopted).toContain("logo: /images/partners/town-hall.webp\n");
  expect(adopted).not.toContain("Nodewale");
  expect(await readFile(at("content/images/partners/town-hall.webp"))).toEqual(drawn);
  expect((await partners("adopt")).out).toMatch(/^The content has all that was changed in the database already/);
  expect(await project.text()).toBe(adopted);
  expect(await project.startServer()).toEqual({ added: 0, changed: 2, removed: 0 });
  expect(await project.startServer()).toBeUndefined();
});

test("A-4 of a database that nobody noted anything of, the content takes all that it says", async () => {
  await project.setSource("database");
  for (const name of ["Potli", "Sabha"])
    await partners("add", ...hall.with(1, name).with(5, "/images/partners/potli.svg"));
  await project.setSource("content");
  await expect(project.startServer()).rejects.toMatchObject({ code: "partners-unadopted" });
  const { out } = await partners("adopt");
  expect(out.split("\n").slice(0, -2)).toEqual([
    "added    Potli, hosts",
    "added    Sabha, hosts",
    "removed  Potli, supporters",
    "removed  Banyan Club, hosts",
    "removed  Nodewale, community-partners",
  ]);
  // Only the ids are others.
  expect(await project.startServer()).toEqual({ added: 0, changed: 0, removed: 0 });
  expect((await partners("list", "--category", "hosts")).out).toMatch(/hosts \(2\)\n.*Potli.*\n.*Sabha/);
});

test("a build from before the adoption does not undo it", async () => {
  await project.startServer();
  await project.setSource("database");
  await partners("remove", "Potli");
  await project.setSource("content");
  await partners("adopt");
  const adopted = await project.text();
  await writeFile(at("content/partners.yaml"), partnersText);
  await expect(project.startServer()).rejects.toThrow(/are not in this build: run "npm run build" with that content/);
  await writeFile(at("content/partners.yaml"), adopted);
  expect(await project.startServer()).toBeUndefined();
});

test("what the content check would refuse is not adopted, and named", async () => {
  await project.setSource("database");
  await project.startServer();
  await partners("update", "Potli", "--logo", "/images/nowhere.svg");
  const { code, err } = await partners("adopt");
  expect(code).toBe(1);
  expect(err).toMatch(/^Nothing was written, .*\n {2}Potli, supporters: logo \/images\/nowhere\.svg is not in /);
  expect(await project.text()).toBe(partnersText);
});

test("where no content lies, as beside a database alone, every command works, and adopt says what it needs", async () => {
  const elsewhere = (...words: string[]) =>
    runProgram({ words, databaseUrl: project.databaseUrl, project: at("content") });
  expect((await elsewhere("add", ...hall)).code).toBe(0);
  expect(await elsewhere("adopt")).toMatchObject({
    code: 1,
    err: expect.stringContaining("start it in the project's folder"),
  });
});
