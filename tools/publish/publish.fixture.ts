import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { goodContent, withContent } from "../../content-check/content.fixture.ts";
import { publish } from "./publish.ts";

/** The timeout of a test in milliseconds. Each test starts dozens of processes, which takes seconds on a busy machine. */
export const timeout = 120_000;

export const trichy = "content/events/2025/trichy-2025.yaml";
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>\n';
const pictures = Object.keys(goodContent).filter((name) => name.endsWith(".svg"));

/** Changes to the valid content that make its pictures valid files. */
export const realPictures = {
  ...Object.fromEntries(pictures.map((name) => [name, logo])),
  "images/speakers/maadhiri.png": null,
  "speakers/maadhiri-selvan.yaml": "name: Maadhiri Selvan\ntitle: Writer\nbio: Writes.\n",
};

/** The folder of the repository and its clones, and the folder of the copy for the current test. */
let clones: string;
let root: string;
export const at = (...names: string[]) => path.join(root, ...names);

export function git(folder: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd: at(folder), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

/** Replaces a text in a file of a clone. */
export async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(folder, file), "utf8");
  await writeFile(at(folder, file), text.replace(from, to));
}

/** Publishes from a clone. @returns the messages, the last one of which may be an error */
export async function published(folder: string, options: Parameters<typeof publish>[2] = {}): Promise<string[]> {
  const sentences: string[] = [];
  const site = "http://127.0.0.1:9";
  const all = { site, interval: 50, ...options };
  await publish(at(folder), (sentence) => sentences.push(sentence), all)
    .then((waitUntilPublic) => waitUntilPublic())
    .catch((error: Error) => sentences.push(error.message));
  return sentences;
}

/** Without git's maintenance, which would run after a commit or a push. */
const settings = `[user]
name = Staff
email = staff@yatra.example
[init]
defaultBranch = main
[gc]
auto = 0
[maintenance]
auto = false
`;

/**
 * Creates a bare repository, the "server", and two clones of it: `laptop` and `colleague`. Call it before all tests of a file.
 * `copyClones` then copies them for each test.
 *
 * @returns a function that removes them
 */
export async function prepareClones(): Promise<() => Promise<void>> {
  clones = await mkdtemp(path.join(os.tmpdir(), "clones-"));
  root = clones;
  await writeFile(at("identity"), settings);
  vi.stubEnv("GIT_CONFIG_GLOBAL", at("identity"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  git(".", "init", "--bare", "bare");
  git(".", "clone", "bare", "laptop");
  await withContent(realPictures, (content) => cp(content, at("laptop/content"), { recursive: true }));
  git("laptop", "add", "--all");
  git("laptop", "commit", "-m", "First");
  git("laptop", "push", "-u", "origin", "main");
  git(".", "clone", "bare", "colleague");
  // A relative URL, so that the copy of a clone refers to the copy of the repository.
  for (const clone of ["laptop", "colleague"]) git(clone, "remote", "set-url", "origin", "../bare");
  return async () => {
    vi.unstubAllEnvs();
    await rm(clones, { recursive: true });
  };
}

/**
 * Copies the repository and its clones for one test.
 *
 * @returns a function that removes the copies, and what the test has put into the environment
 */
export async function copyClones(): Promise<() => Promise<void>> {
  root = await mkdtemp(path.join(os.tmpdir(), "publish-"));
  await cp(clones, root, { recursive: true, preserveTimestamps: true });
  vi.stubEnv("GIT_CONFIG_GLOBAL", at("identity"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  return async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true });
  };
}
