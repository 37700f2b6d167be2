import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { goodContent, withContent } from "../../content-check/content.fixture.ts";
import { publish } from "./publish.ts";

const trichy = "content/events/2025/trichy-2025.yaml";
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>\n';
const pictures = Object.keys(goodContent).filter((name) => name.endsWith(".svg"));
const changes = {
  ...Object.fromEntries(pictures.map((name) => [name, logo])),
  "images/speakers/maadhiri.png": null,
  "speakers/maadhiri-selvan.yaml": "name: Maadhiri Selvan\ntitle: Writer\nbio: Writes.\n",
};

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

function git(folder: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd: at(folder), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

/** Replaces a text in a file of a clone. */
async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(folder, file), "utf8");
  await writeFile(at(folder, file), text.replace(from, to));
}

/** Publishes from a clone. Returns the sentences, the last one of which may be the error. */
async function published(folder: string, options = {}): Promise<string[]> {
  const sentences: string[] = [];
  const site = "http://127.0.0.1:9";
  await publish(at(folder), (sentence) => sentences.push(sentence), {
    site,
    pause: 50,
    patience: 20_000,
    ...options,
  }).catch((error: Error) => sentences.push(error.message));
  return sentences;
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "publish-"));
  const identity = "[user]\nname = Staff\nemail = staff@yatra.example\n[init]\ndefaultBranch = main\n";
  await writeFile(at("identity"), identity);
  vi.stubEnv("GIT_CONFIG_GLOBAL", at("identity"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  git(".", "init", "--bare", "bare");
  git(".", "clone", "bare", "laptop");
  await withContent(changes, (content) => cp(content, at("laptop/content"), { recursive: true }));
  git("laptop", "add", "--all");
  git("laptop", "commit", "-m", "First");
  git("laptop", "push", "-u", "origin", "main");
  git(".", "clone", "bare", "colleague");
  return async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true });
  };
});

/** Starts a server beside the bare repository, whose hook deploys what is pushed, as in docs/deploying.md. */
async function startSite(): Promise<string> {
  git(".", "clone", "bare", "site");
  git("site", "config", "pull.ff", "only");
  const hook = `#!/bin/sh\nunset GIT_DIR\ncd "${at("site")}" && git pull && git rev-parse HEAD > build\n`;
  await writeFile(at("bare/hooks/post-receive"), hook, { mode: 0o755 });
  await writeFile(at("site/build"), "first");
  const server = createServer(async (request, response) => {
    const isHealth = request.url === "/api/healthz";
    response.end(
      isHealth
        ? JSON.stringify({ build: await readFile(at("site/build"), "utf8") })
        : await readFile(at("site", trichy)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// Each test starts dozens of processes, which takes seconds on a busy machine.
const timeout = 120_000;

test("a saved change is public on a server beside the repository, whatever a colleague has pushed", {
  timeout,
}, async () => {
  const site = await startSite();
  await edit("colleague", "content/phases.yaml", "name: Phase 1", "name: Phase One");
  git("colleague", "commit", "--all", "-m", "Rename");
  git("colleague", "push");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: Town Hall");
  await writeFile(at("laptop/notes.txt"), "mine");
  const sentences = await published("laptop", { site });
  expect(sentences[0]).toBe("Committed: trichy-2025.");
  expect(sentences.at(-1)).toMatch(/^Public: .* shows a new version since \d+ seconds/);
  expect(await (await fetch(site)).text()).toContain("venue: Town Hall");
  expect(git("bare", "log", "--format=%s", "main")).toBe("Content: trichy-2025\nRename\nFirst");
  expect(git("laptop", "status", "--porcelain")).toBe("?? notes.txt");
  expect(await published("laptop", { site })).toEqual([
    "There is nothing to publish: the server has all your changes already.",
  ]);
});

test("a site that does not change, or does not tell its build, is named; the change is on the server", {
  timeout,
}, async () => {
  const site = await startSite();
  await rm(at("bare/hooks/post-receive"));
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  expect((await published("laptop", { site, patience: 100 })).at(-1)).toMatch(
    /still shows the version before\. Your changes are on/,
  );
  await edit("laptop", trichy, "Town Hall", "Sample Hall");
  expect((await published("laptop")).at(-1)).toMatch(/does not tell which build it serves/);
  expect(git("bare", "show", `main:${trichy}`)).toContain("venue: Sample Hall");
});

/** A colleague changes an event, with the time of the change as the editor writes it, and pushes. */
async function pushedByColleague(from: string, to: string): Promise<void> {
  await edit("colleague", trichy, from, to);
  await edit("colleague", trichy, "changed: 2025-09-20 11:00", "changed: 2025-09-21 12:00");
  git("colleague", "commit", "--all", "-m", "Theirs");
  git("colleague", "push");
}

test("two fields of an event changed by two people are merged, whatever lines they are in", { timeout }, async () => {
  await pushedByColleague("venue: Rockfort Hall", "venue: Their Hall # larger");
  await edit("laptop", trichy, "ends: 2025-09-28 17:00", "ends: 2025-09-28 16:00");
  await edit("laptop", trichy, "changed: 2025-09-20 11:00", "changed: 2025-09-22 13:00");
  await published("laptop");
  const merged = git("bare", "show", `main:${trichy}`);
  expect(merged).toContain("ends: 2025-09-28 16:00\nvenue: Their Hall # larger\n");
  expect(merged).toContain("changed: 2025-09-22 13:00");
});

test("one field changed by two people: both versions stay, and nothing is pushed", { timeout }, async () => {
  await pushedByColleague("venue: Rockfort Hall", "venue: Their Hall");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: My Hall");
  expect((await published("laptop")).at(-1)).toMatch(
    /^Somebody else has changed the same in content\/events\/2025\/trichy-2025\.yaml \(venue\)\. /,
  );
  expect(await readFile(at("laptop", trichy), "utf8")).toContain("venue: My Hall");
  expect(git("laptop", "status", "--porcelain")).toBe("");
  expect(git("bare", "log", "-1", "--format=%s", "main")).toBe("Theirs");
});

test("a mistake in the content stops it before a commit, and what others broke before a push", {
  timeout,
}, async () => {
  await edit("laptop", trichy, "city: Trichy", "city: ");
  const [refused] = await published("laptop", { site: undefined });
  expect(refused).toMatch(
    /^Nothing was published\. 1 mistake in the content:\ncontent\/events\/2025\/trichy-2025\.yaml:2 city/,
  );
  expect(git("laptop", "log", "-1", "--format=%s")).toBe("First");
  git("laptop", "restore", ".");
  await edit("colleague", "content/sponsors/tijori.yaml", "name: Tijori", "name: ");
  git("colleague", "commit", "--all", "-m", "Broken");
  git("colleague", "push");
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  expect((await published("laptop")).at(-1)).toMatch(
    /^Nothing was published\. (?:.*\n)*content\/sponsors\/tijori\.yaml:1 name/,
  );
  expect(git("bare", "log", "-1", "--format=%s", "main")).toBe("Broken");
});

test("without a network, a server, a branch on it, a clone or permission, one sentence says what to do", {
  timeout,
}, async () => {
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  await writeFile(at("bare/hooks/pre-receive"), "#!/bin/sh\necho protected >&2\nexit 1\n", { mode: 0o755 });
  expect((await published("laptop")).at(-1)).toMatch(/^The server refuses the changes\. They are committed here/);
  git("laptop", "remote", "set-url", "origin", at("nowhere"));
  expect((await published("laptop")).at(-1)).toMatch(
    /^The server cannot be reached\. Your changes are committed here.*nowhere/,
  );
  git("laptop", "switch", "--create", "other");
  expect(await published("laptop")).toEqual([expect.stringContaining("run `git push -u origin other` once")]);
  git("laptop", "remote", "remove", "origin");
  expect(await published("laptop")).toEqual([expect.stringContaining("run `git remote add origin ADDRESS`")]);
  git("laptop", "switch", "--detach");
  expect(await published("laptop")).toEqual([expect.stringContaining("No branch is checked out")]);
  expect(await published(".")).toEqual([expect.stringContaining("This folder is no git clone")]);
  expect(await readFile(at("laptop", trichy), "utf8")).toContain("Town Hall");
});
