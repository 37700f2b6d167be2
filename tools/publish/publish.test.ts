import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { at, copyClones, edit, git, prepareClones, published, timeout, trichy } from "./publish.fixture.ts";

vi.setConfig({ testTimeout: timeout });

beforeAll(prepareClones);
beforeEach(copyClones);

/** Starts a site and adds a hook to the bare repository that deploys each push, as deploy/post-receive does. */
async function startSite(): Promise<string> {
  git(".", "clone", "bare", "site");
  git("site", "config", "pull.ff", "only");
  const hook = `#!/bin/sh\nunset GIT_DIR\ncd "${at("site")}" && git pull && sleep 1 && git rev-parse HEAD > build\n`;
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

test("a saved change is public after Publish, also if a colleague has pushed before", async () => {
  const site = await startSite();
  await edit("colleague", "content/phases/phase-1.yaml", "name: Phase 1", "name: Phase One");
  git("colleague", "commit", "--all", "-m", "Rename");
  git("colleague", "push");
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: Town Hall");
  await writeFile(at("laptop/notes.txt"), "mine");
  git("laptop", "branch", "--move", "work");
  const sentences = await published("laptop", { site });
  expect(sentences[0]).toBe("Committed: trichy-2025.");
  expect(sentences.at(-1)).toMatch(/ shows a new version, [1-9]\d* seconds after your changes were sent\.$/);
  expect(await (await fetch(site)).text()).toContain("venue: Town Hall");
  expect(git("bare", "log", "--format=%s", "main")).toBe("Content: trichy-2025\nRename\nFirst");
  expect(git("laptop", "status", "--porcelain")).toBe("?? notes.txt");
  expect(await published("laptop", { site })).toEqual([
    "There is nothing to publish: the server has all your changes already.",
  ]);
});

test("the output of the server's deployment is shown, such as the reason of a failure", async () => {
  const hook = "#!/bin/sh\necho 'The disk is full.' >&2\nexit 1\n";
  await writeFile(at("bare/hooks/post-receive"), hook, { mode: 0o755 });
  await edit("laptop", trichy, "venue: Rockfort Hall", "venue: Town Hall");
  expect(await published("laptop")).toContain("The server says:\nThe disk is full.");
});

const hasFlock = spawnSync("flock", ["--version"]).status === 0;

test.runIf(hasFlock)("the hook in deploy/ deploys the second of two pushes in quick succession", async () => {
  await startSite();
  const hook = await readFile("deploy/post-receive", "utf8");
  const placed = hook.replace(" repository.git ", ` ${at("bare")} `).replaceAll("/srv/yatra", at("site"));
  await writeFile(at("bare/hooks/post-receive"), placed, { mode: 0o755 });
  // Refuses to run twice at the same time, as `npm run deploy` does.
  const deploy =
    "#!/bin/sh\nmkdir lock || exit 1\nbuild=$(git rev-parse HEAD)\nsleep 2\necho $build > build\nrmdir lock\n";
  await writeFile(at("npm"), deploy, { mode: 0o755 });
  vi.stubEnv("PATH", `${at()}:${process.env.PATH}`);
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  const first = published("laptop");
  const main = git("bare", "rev-parse", "main");
  await expect.poll(() => git("bare", "rev-parse", "main"), { timeout: 60_000 }).not.toBe(main);
  git("colleague", "pull");
  git("colleague", "commit", "--allow-empty", "-m", "Second");
  git("colleague", "push");
  await first;
  expect(await readFile(at("site/build"), "utf8")).toBe(`${git("bare", "rev-parse", "main")}\n`);
});

test("a site that does not change, or has no build id, is reported, and the change is on the server", async () => {
  const site = await startSite();
  await rm(at("bare/hooks/post-receive"));
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  expect((await published("laptop", { site, timeout: 100 })).at(-1)).toMatch(
    /still shows the previous version\. Your changes are on .* Perhaps they change nothing that visitors see\./,
  );
  await edit("laptop", trichy, "Town Hall", "Sample Hall");
  expect((await published("laptop")).at(-1)).toMatch(/public when the site has been built/);
  expect(git("bare", "show", `main:${trichy}`)).toContain("venue: Sample Hall");
});

test("a mistake in the content stops Publish before the commit, and a mistake of others before the push", async () => {
  await edit("laptop", trichy, "city: Trichy", "city: ");
  const [refused] = await published("laptop");
  expect(refused).toMatch(
    /^Nothing was published\. 1 mistake in the content:\ncontent\/events\/2025\/trichy-2025\.yaml:2 city/,
  );
  expect(git("laptop", "log", "-1", "--format=%s")).toBe("First");
  git("laptop", "restore", ".");
  await cp("words", at("laptop/words"), { recursive: true });
  await edit("laptop", "words/hi.yaml", "languageName:", "langName:");
  vi.stubEnv("SITE_WORDS", at("laptop/words"));
  expect(await published("laptop")).toEqual([expect.stringMatching(/^Nothing was published\. .*:\nwords\/hi\.yaml/)]);
  await rm(at("laptop/words"), { recursive: true });
  vi.stubEnv("SITE_WORDS", undefined);
  await edit("colleague", "content/sponsors/tijori.yaml", "name: Tijori", "name: ");
  git("colleague", "commit", "--all", "-m", "Broken");
  git("colleague", "push");
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  expect((await published("laptop")).at(-1)).toMatch(
    /^Nothing was published\. (?:.*\n)*content\/sponsors\/tijori\.yaml:1 name/,
  );
  expect(git("bare", "log", "-1", "--format=%s", "main")).toBe("Broken");
});

test("a missing network, server, branch, clone or permission has a message that says what to do", async () => {
  await edit("laptop", trichy, "Rockfort Hall", "Town Hall");
  await writeFile(at("bare/hooks/pre-receive"), "#!/bin/sh\necho protected >&2\nexit 1\n", { mode: 0o755 });
  expect((await published("laptop")).at(-1)).toMatch(/^The server refuses the changes\. They are committed here/);
  git("laptop", "remote", "set-url", "origin", at("nowhere"));
  expect((await published("laptop")).at(-1)).toMatch(
    /^The server cannot be reached\. Your changes are committed here.*nowhere/,
  );
  await writeFile(at("ssh"), '#!/bin/sh\necho "fatal: $GIT_TERMINAL_PROMPT $2" >&2; exit 1\n', { mode: 0o755 });
  vi.stubEnv("PATH", `${at()}:${process.env.PATH}`);
  git("laptop", "remote", "set-url", "origin", "ssh://yatra.example/repository");
  expect((await published("laptop")).at(-1)).toContain("(git: fatal: 0 BatchMode=yes)");
  expect((await published("laptop", { mayAsk: true })).at(-1)).not.toContain("BatchMode");
  git("laptop", "switch", "--create", "other");
  expect(await published("laptop")).toEqual([expect.stringContaining("run `git push -u origin other` once")]);
  git("laptop", "remote", "remove", "origin");
  expect(await published("laptop")).toEqual([expect.stringContaining("first run `git remote add origin URL`")]);
  git("laptop", "switch", "--detach");
  expect(await published("laptop")).toEqual([expect.stringContaining("No branch is checked out")]);
  expect(await published(".")).toEqual([expect.stringContaining("This folder is no git clone")]);
  expect(await readFile(at("laptop", trichy), "utf8")).toContain("Town Hall");
});
