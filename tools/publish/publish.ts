import { existsSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../../content-check/content-error.ts";
import { readCatalogueWithNotes } from "../../content-check/read-catalogue.ts";
import { inspectPicture } from "../../site-build/pictures/site-pictures.ts";
import { type Git, gitIn } from "./git.ts";
import { mergeConflicts } from "./merge-conflicts.ts";
import { buildOf, waitForBuild } from "./watch-site.ts";

/** The reason why nothing was published, and what to do. */
export class PublishError extends Error {}

type Options = {
  /** The address of the site; without it, `siteAddress` of the content. */
  site?: string;
  /** How long to wait for the site, in milliseconds. */
  patience?: number;
  /** The time between two looks at the site, in milliseconds. */
  pause?: number;
  /** Is called when the changes are on the server. */
  onPush?: () => void;
};

/** The folders that staff edit. */
const published = ["content", "words"];

/** How often to push again after somebody else has pushed at the same time. */
const attempts = 3;

/**
 * Publishes the changes of `content/` and `words/`: checks and commits them, takes over what others have pushed, pushes,
 * and waits until the site serves another build.
 *
 * @param folder the folder of the project, a git clone
 * @param report gets a sentence about each step
 * @throws PublishError if a step fails; nothing is lost, and a second try goes on where the first ended
 */
export async function publish(
  folder: string,
  report: (sentence: string) => void,
  options: Options = {},
): Promise<void> {
  const git = gitIn(folder);
  const upstream = await findUpstream(git);
  const { siteAddress } = await checkContent(folder);
  const site = options.site ?? siteAddress;
  await commit(git, folder, report);
  await fetchFrom(git, upstream);
  if ((await commitsIn(git, "@{upstream}..HEAD")) === 0)
    return report("There is nothing to publish: the server has all your changes already.");
  const before = await buildOf(site);
  await push(git, upstream, folder);
  options.onPush?.();
  report(`Your changes are on the server (${upstream}). It now checks them and builds the site.`);
  if (before === undefined) {
    report(`${site} does not tell which build it serves. Look at it in some minutes.`);
    return;
  }
  report(`Waiting until ${site} shows them. You may close this window: they become public all the same.`);
  const { patience = 45 * 60_000, pause = 5000 } = options;
  const seconds = await waitForBuild(site, before, { patience, pause });
  if (seconds === undefined)
    throw new PublishError(
      `${site} still shows the version before. Your changes are on the server, nothing is lost: ask the person who runs the site whether its checks or its deploy have failed.`,
    );
  report(`Public: ${site} shows a new version since ${seconds} seconds after your changes were sent.`);
}

/** @returns the branch on the server that this branch belongs to, such as `origin/main` */
async function findUpstream(git: Git): Promise<string> {
  if (!(await git("rev-parse", "--git-dir")).ok)
    throw new PublishError(
      "This folder is no git clone, or git is not installed: publish from a clone of the repository.",
    );
  const branch = await git("symbolic-ref", "--short", "HEAD");
  const name = branch.output.trim();
  if (!branch.ok)
    throw new PublishError(
      "No branch is checked out, or a rebase is not finished: run `git status`, it says what to do.",
    );
  const upstream = await git("rev-parse", "--abbrev-ref", "@{upstream}");
  if (upstream.ok) return upstream.output.trim();
  if ((await git("remote")).output === "")
    throw new PublishError(
      "No server is set up: run `git remote add origin ADDRESS` with the address of your repository.",
    );
  throw new PublishError(`The branch ${name} is not on the server yet: run \`git push -u origin ${name}\` once.`);
}

/** @returns the facts of the site */
async function checkContent(folder: string) {
  try {
    const content = path.join(folder, "content");
    const { catalogue } = await readCatalogueWithNotes(content, { inspectPicture, now: new Date() });
    return catalogue.site;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new PublishError(`Nothing was published. ${error.message}`, { cause: error });
  }
}

/** Commits the changes of content and words, and nothing else. The message has the names of what changed. */
async function commit(git: Git, folder: string, report: (sentence: string) => void): Promise<void> {
  const places = published.filter((place) => existsSync(path.join(folder, place)));
  await must(git, "The changes cannot be read", "add", "--all", "--", ...places);
  const { output } = await git("diff", "--cached", "--name-only", "--no-renames", "-z", "--", ...places);
  const files = output.split("\0").filter(Boolean);
  if (files.length === 0) return;
  if (!(await git("var", "GIT_COMMITTER_IDENT")).ok)
    throw new PublishError(
      'Git does not know you: run `git config --global user.name "Your Name"` and the same with user.email.',
    );
  const names = [...new Set(files.map((file) => path.posix.basename(file, ".yaml")))];
  const listed = names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  await must(
    git,
    "The changes cannot be committed",
    "commit",
    "-m",
    `Content: ${listed}`,
    "-m",
    files.join("\n"),
    "--",
    ...places,
  );
  report(`Committed: ${listed}.`);
}

async function fetchFrom(git: Git, upstream: string): Promise<void> {
  const remote = upstream.split("/")[0] ?? "origin";
  const { ok, error } = await git("fetch", remote);
  if (ok) return;
  throw new PublishError(
    `The server cannot be reached. Your changes are committed here, nothing is lost: check the connection and publish again. (git: ${error})`,
  );
}

/** Puts the commits on top of those of others, and pushes them. */
async function push(git: Git, upstream: string, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await takeOver(git, upstream, folder);
    const { ok, error } = await git("push");
    if (ok) return;
    await fetchFrom(git, upstream);
    const isBehind = (await commitsIn(git, "HEAD..@{upstream}")) > 0;
    if (!isBehind || attempt === attempts)
      throw new PublishError(
        `The server refuses the changes. They are committed here, nothing is lost: ask the person who runs the repository. (git: ${error})`,
      );
  }
}

/** Puts the commits on top of what others have pushed, and checks the whole. */
async function takeOver(git: Git, upstream: string, folder: string): Promise<void> {
  if ((await commitsIn(git, "HEAD..@{upstream}")) === 0) return;
  let step = await git("rebase", "--autostash", upstream);
  while (!step.ok) {
    const conflicts = await mergeConflicts(git, folder);
    if (conflicts.length > 0) {
      await git("rebase", "--abort");
      throw new PublishError(
        `Somebody else has changed the same in ${conflicts.join(", ")}. Your version is committed here and theirs is on the server, nothing is lost: ask a programmer to run \`git pull --rebase\` here, then publish again. (git: ${step.error})`,
      );
    }
    step = await git("rebase", "--continue");
  }
  await checkContent(folder);
}

async function commitsIn(git: Git, range: string): Promise<number> {
  return Number((await git("rev-list", "--count", range)).output);
}

async function must(git: Git, what: string, ...words: string[]): Promise<void> {
  const { ok, error } = await git(...words);
  if (!ok) throw new PublishError(`${what}. Nothing is lost: try again, or ask a programmer. (git: ${error})`);
}
