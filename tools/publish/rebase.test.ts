import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { at, copyClones, edit, git, prepareClones, published, timeout, trichy } from "./publish.fixture.ts";

vi.setConfig({ testTimeout: timeout });

beforeAll(prepareClones);
beforeEach(copyClones);

/** Pushes a colleague's change of an event, with a new `changed` as the editor writes it. */
async function pushedByColleague(from: string, to: string): Promise<void> {
  await edit("colleague", trichy, from, to);
  await edit("colleague", trichy, "changed: 2025-09-20 11:00", "changed: 2025-09-21 12:00");
  git("colleague", "commit", "--all", "-m", "Theirs");
  git("colleague", "push");
}

test("changes of two fields by two people are merged, also in adjacent lines", async () => {
  await pushedByColleague("venue: Rockfort Hall", "venue: Their Hall # larger");
  await edit("laptop", trichy, "ends: 2025-09-28 17:00", "ends: 2025-09-28 16:00");
  await edit("laptop", trichy, "changed: 2025-09-20 11:00", "changed: 2025-09-22 13:00");
  await published("laptop");
  const merged = git("bare", "show", `main:${trichy}`);
  expect(merged).toContain("ends: 2025-09-28 16:00\nvenue: Their Hall # larger\n");
  expect(merged).toContain("changed: 2025-09-22 13:00");
});

test("a field that two people changed is reported with both values and not pushed, until Publish again sends mine", async () => {
  await pushedByColleague("venue: Rockfort Hall", "venue: Their Hall\nseats: 90");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: My Hall");
  const [, told] = await published("laptop");
  expect(told).toContain(`${trichy} Venue — yours: “My Hall”, on the server: “Their Hall”.\nPublish again`);
  expect(await readFile(at("laptop", trichy), "utf8")).toContain("venue: My Hall");
  expect(git("laptop", "status", "--porcelain")).toBe("");
  expect(git("bare", "log", "-1", "--format=%s", "main")).toBe("Theirs");
  // A new conflict, which was not shown before.
  await edit("laptop", trichy, "venue: My Hall", "venue: My Hall\nseats: 80");
  expect((await published("laptop"))[1]).toContain("Seats — yours: 80, on the server: 90.");
  await published("laptop");
  expect(git("bare", "show", `main:${trichy}`)).toContain("venue: My Hall\nseats: 80\n");
});

test("after a conflict, Publish accepts the other person's value if I enter it or revert mine", async () => {
  await pushedByColleague("venue: Rockfort Hall", "venue: Their Hall");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: My Hall");
  await published("laptop");
  await edit("laptop", trichy, "venue: My Hall", "venue: Rockfort Hall");
  await edit("laptop", trichy, "title: Bitcoin Yatra Trichy", "title: Mine");
  await published("laptop");
  const merged = git("bare", "show", `main:${trichy}`);
  expect(merged).toContain("venue: Their Hall\n");
  expect(merged).toContain("title: Mine\n");
});

test("a file that one person changed and the other removed is reported, and Publish again keeps mine", async () => {
  git("colleague", "rm", trichy);
  git("colleague", "commit", "-m", "Theirs");
  git("colleague", "push");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: My Hall");
  expect((await published("laptop")).at(-1)).toContain(
    `${trichy} — the whole file: yours is changed, that on the server is removed.`,
  );
  await published("laptop");
  expect(git("bare", "show", `main:${trichy}`)).toContain("venue: My Hall");
});

test.each([
  [
    trichy,
    "city: Trichy\ncity: Twice\n",
    /trichy-2025\.yaml — the whole file: yours is changed, that on the server is changed\./,
  ],
  ["notes.txt", "theirs", /^Others have changed notes\.txt, where .* Git keeps yours/],
  ["new.txt", "theirs", /^Your changes cannot be combined with those of others\. .*new\.txt\)$/],
])(
  "%s that cannot be merged is reported without a push, a loss or an unfinished rebase",
  async (file, theirs, message) => {
    await writeFile(at("laptop/notes.txt"), "first");
    git("laptop", "add", "notes.txt");
    git("laptop", "commit", "-m", "Notes");
    git("laptop", "push");
    git("colleague", "pull");
    await writeFile(at("colleague", file), theirs);
    git("colleague", "add", "--all");
    git("colleague", "commit", "-m", "Theirs");
    git("colleague", "push");
    await edit("laptop", trichy, "venue: Rockfort Hall", "venue: My Hall");
    // Uncommitted changes of files that Publish does not commit.
    for (const name of ["notes.txt", "new.txt"]) await writeFile(at("laptop", name), "mine");
    expect((await published("laptop")).at(-1)).toMatch(message);
    expect(git("laptop", "symbolic-ref", "--short", "HEAD")).toBe("main");
    expect(git("laptop", "show", `HEAD:${trichy}`)).toContain("venue: My Hall");
    if (file === "notes.txt") expect(git("laptop", "show", "stash:notes.txt")).toBe("mine");
    else expect(await readFile(at("laptop/notes.txt"), "utf8")).toBe("mine");
    expect(git("bare", "log", "-1", "--format=%s", "main")).toBe("Theirs");
  },
);
