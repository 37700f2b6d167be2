import { writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createContentProject, partnersText } from "./content-project.fixture.ts";
import { readPartnersFile, writePartnersFile } from "./partners-file.ts";

let project: Awaited<ReturnType<typeof createContentProject>>;
beforeEach(async () => {
  project = await createContentProject();
});
afterEach(() => project.remove());

const sabha = {
  name: "सभा: #1",
  category: "hosts",
  logo: "/images/partners/sabha.svg",
  website: "https://sabha.example",
} as const;

const read = () => readPartnersFile(project.folder);

/** The lines that an edit has taken away and added. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)];
}

test("only the lines of what is edited change: remarks, quotation marks, order and empty lines stay", async () => {
  const file = await read();
  const [potli, banyan, nodewale] = file.partners;
  if (!potli || !banyan || !nodewale) throw new Error("the sample has three partners");
  const changed = [
    { before: potli, changes: { website: "https://new.example" } },
    { before: banyan, changes: { name: "Banyan: Club" } },
  ];
  await writePartnersFile(file, { added: [sabha], changed });
  const after = await project.text();
  expect(changedLines(partnersText, after)).toEqual([
    "-   website: https://potli.example",
    "-   name: Banyan Club",
    "+   website: https://new.example",
    '+   name: "Banyan: Club"',
    '+ - name: "सभा: #1"',
    "+   logo: /images/partners/sabha.svg",
    "+   website: https://sabha.example",
  ]);
  // Behind the last host.
  expect(after.indexOf("सभा")).toBeLessThan(after.indexOf("Nodewale"));
  const again = await read();
  await writePartnersFile(again, {
    added: [],
    changed: [],
    removed: again.partners.filter(({ name }) => name === sabha.name),
  });
  expect(await project.text()).not.toContain("sabha");
});

test("lines that are written in another way than ours stay so, and no remark goes with the first partner", async () => {
  const text = `# All of them.\n\n# About Potli.\n- name:   Potli   # by hand\n  category:  supporters\n  logo: /images/partners/potli.svg\n  website: https://potli.example\n\n- {name: Flow, category: hosts, logo: /images/partners/banyan.svg, website: "https://flow.example"}\n-   name: Wide\n    category: hosts\n    logo: /images/partners/nodewale.svg\n    website: https://wide.example\n# The end.\n`;
  await writeFile(project.at("content/partners.yaml"), text);
  const file = await read();
  const [potli, , wide] = file.partners;
  if (!potli || !wide) throw new Error("the file has three partners");
  const changed = [{ before: wide, changes: { website: "https://new.example" } }];
  await writePartnersFile(file, { added: [], changed });
  expect(await project.text()).toBe(text.replace("https://wide.example", "https://new.example"));
  const again = await read();
  await writePartnersFile(again, { added: [], changed: [], removed: again.partners.slice(0, 1) });
  expect(await project.text()).toMatch(/^# All of them\.\n\n# About Potli\.\n\n- \{name: Flow, .*\n- {3}name: Wide\n/);
});

test.each(["", "# Nobody yet.\n", "[]\n", "# Nobody yet.\n\n[]\n"])(
  "a list that reads %j takes a first partner",
  async (text) => {
    await writeFile(project.at("content/partners.yaml"), text);
    await writePartnersFile(await read(), { added: [sabha], changed: [] });
    expect((await read()).partners).toEqual([sabha]);
    expect(await project.text()).toContain(
      text.startsWith("#") ? "# Nobody yet.\n" : '- name: "सभा: #1"\n  category: hosts\n',
    );
  },
);

test("a file with the line ends of Windows keeps them", async () => {
  await writeFile(project.at("content/partners.yaml"), partnersText.replaceAll("\n", "\r\n"));
  const file = await read();
  await writePartnersFile(file, { added: [sabha], changed: [] });
  const after = await project.text();
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
  expect(changedLines(partnersText.replaceAll("\n", "\r\n"), after)).toHaveLength(3);
});

test("what somebody has saved meanwhile is not written over", async () => {
  const file = await read();
  await writeFile(project.at("content/partners.yaml"), `${partnersText}# One more line.\n`);
  await expect(writePartnersFile(file, { added: [sabha], changed: [] })).rejects.toMatchObject({ code: "overtaken" });
  expect(await project.text()).toBe(`${partnersText}# One more line.\n`);
});

test.each([
  ["- name: [", "what YAML cannot read"],
  ["- name: A\n", "a partner that lacks something"],
  ["name: A\n", "no list"],
  [`${partnersText}${partnersText}`, "one twice"],
])("a file that has mistakes is not edited: %#, %s", async (text) => {
  await writeFile(project.at("content/partners.yaml"), text);
  await expect(read()).rejects.toThrow(/partners\.yaml has mistakes, so nothing was written: "npm run content:check"/);
});

test("an edit that would leave a mistake is not made", async () => {
  const file = await read();
  const twin = { ...sabha, name: "BANYAN  CLUB" };
  await expect(writePartnersFile(file, { added: [twin], changed: [] })).rejects.toThrow(/would have mistakes/);
  expect(await project.text()).toBe(partnersText);
});
