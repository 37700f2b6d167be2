import { existsSync } from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { readCheckedContent } from "../../content-check/read-catalogue.ts";
import { languageData, wordsLanguages } from "../../content-check/words/read-words.ts";
import { Refusal } from "../../editor/refusal.ts";
import { inspectPicture } from "../../site-build/pictures/publish-picture.ts";
import { type Git, gitIn, silentGitIn } from "./git.ts";
import { rebaseOnto } from "./rebase.ts";
import { buildOf, type WaitOptions, waitForSite } from "./watch-site.ts";

type Options = WaitOptions & {
  /** The URL of the site. The default is `siteAddress` of the content. */
  site?: string;
  /** Whether git may ask for a password in the terminal. */
  mayAsk?: boolean;
};

/** The folders that staff edit. */
const published = ["content", "words"];

/** The maximum number of pushes. A push fails if somebody else has pushed at the same time. */
const attempts = 3;

/**
 * Checks and commits the changes in `content/` and `words/`, rebases them onto what others have pushed, and pushes them. No other
 * program may write these files meanwhile.
 *
 * @param folder the folder of the project, a git clone
 * @param report gets a sentence about each step
 * @returns a function that waits until the site serves another build
 * @throws Refusal if a step fails; nothing is lost, and the next call continues with this step
 */
export async function publish(
  folder: string,
  report: (sentence: string) => void,
  options: Options = {},
): Promise<() => Promise<void>> {
  const git = options.mayAsk ? gitIn(folder) : await silentGitIn(folder);
  const upstream = await findUpstream(git);
  const { siteAddress } = await checkContent(folder);
  const site = options.site ?? siteAddress;
  await commit(git, folder, report);
  await fetchChanges(git);
  if ((await commitsIn(git, "@{upstream}..HEAD")) === 0) {
    report("There is nothing to publish: the server has all your changes already.");
    return async () => {};
  }
  const before = await buildOf(site);
  const start = Date.now();
  const answer = await push(git, upstream, folder);
  report(`Your changes are on the server (${upstream}).`);
  if (answer) report(`The server says:\n${answer}`);
  return () => waitForSite({ site, before, start }, report, options);
}

/** @returns the branch on the server that this branch belongs to, such as `origin/main` */
async function findUpstream(git: Git): Promise<string> {
  if (!(await git("rev-parse", "--git-dir")).ok)
    throw new Refusal("This folder is no git clone, or git is not installed: publish from a clone of the repository.");
  const branch = await git("symbolic-ref", "--short", "HEAD");
  if (!branch.ok)
    throw new Refusal(
      "No branch is checked out, or a rebase is not finished: run `git status`, which shows what to do.",
    );
  const upstream = await git("rev-parse", "--abbrev-ref", "@{upstream}");
  if (upstream.ok) return upstream.output.trim();
  throw new Refusal(
    `The branch is not on the server yet: run \`git push -u origin ${branch.output.trim()}\` once. If no server is set up, first run \`git remote add origin URL\` with the URL of your repository.`,
  );
}

/** Checks the content and the words of all languages. @returns the site's configuration @throws Refusal with all mistakes */
async function checkContent(folder: string) {
  try {
    const content = path.join(folder, "content");
    const { catalogueIn } = await readCheckedContent(content, { inspectPicture, now: new Date() });
    for (const language of wordsLanguages()) languageData(language);
    return catalogueIn(defaultLanguage).site;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(`Nothing was published. ${error.message}`, { cause: error });
  }
}

/** Commits the changes in content and words, and nothing else. The message lists the changed files. */
async function commit(git: Git, folder: string, report: (sentence: string) => void): Promise<void> {
  const places = published.filter((place) => existsSync(path.join(folder, place)));
  await must(git, "The changes cannot be read", "add", "--all", "--", ...places);
  const { output } = await git("diff", "--cached", "--name-only", "--no-renames", "-z", "--", ...places);
  const files = output.split("\0").filter(Boolean);
  if (files.length === 0) return;
  if (!(await git("var", "GIT_COMMITTER_IDENT")).ok)
    throw new Refusal(
      'Git does not know you: run `git config --global user.name "Your Name"` and the same with user.email.',
    );
  const names = [...new Set(files.map((file) => path.posix.basename(file, ".yaml")))];
  const listed = names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  const message = ["-m", `Content: ${listed}`, "-m", files.join("\n")];
  await must(git, "The changes cannot be committed", "commit", ...message, "--", ...places);
  report(`Committed: ${listed}.`);
}

async function fetchChanges(git: Git): Promise<void> {
  const { ok, error } = await git("fetch");
  if (ok) return;
  throw new Refusal(
    `The server cannot be reached. Your changes are committed here, nothing is lost: check the connection and publish again. (git: ${error})`,
  );
}

/** Rebases the commits onto what others have pushed, checks the result, and pushes it. @returns the messages of the server */
async function push(git: Git, upstream: string, folder: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    if (await isBehind(git)) {
      await rebaseOnto(git, upstream, folder);
      await checkContent(folder);
    }
    // The branch on the server may have another name.
    const { ok, error, remote } = await git("-c", "push.default=upstream", "push");
    if (ok) return remote;
    await fetchChanges(git);
    if (!(await isBehind(git)) || attempt === attempts)
      throw new Refusal(
        `The server refuses the changes. They are committed here, nothing is lost: ask the person who runs the repository. (git: ${error})`,
      );
  }
}

/** Whether others have pushed commits that this clone does not have. */
async function isBehind(git: Git): Promise<boolean> {
  return (await commitsIn(git, "HEAD..@{upstream}")) > 0;
}

async function commitsIn(git: Git, range: string): Promise<number> {
  return Number((await git("rev-list", "--count", range)).output);
}

async function must(git: Git, failure: string, ...words: string[]): Promise<void> {
  const { ok, error } = await git(...words);
  if (!ok) throw new Refusal(`${failure}. Nothing is lost: try again, or ask a programmer. (git: ${error})`);
}
