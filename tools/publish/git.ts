import { execFile } from "node:child_process";

/** The result of a git command: its output, and the line in which it names the reason of an error. */
export type GitResult = { ok: boolean; output: string; error: string };

/** Runs a git command in a folder. Does not throw if git fails. */
export type Git = (...words: string[]) => Promise<GitResult>;

/** Returns a function that runs git in a folder, with messages in English. */
export function gitIn(folder: string): Git {
  const env = { ...process.env, LC_ALL: "C", GIT_EDITOR: "true" };
  return (...words) =>
    new Promise((resolve) => {
      execFile("git", words, { cwd: folder, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
        const lines = stderr.trim().split("\n");
        const reason = lines.find((line) => /^(?:remote: )?(?:fatal|error): /.test(line)) ?? lines.at(-1);
        resolve({ ok: !error, output: stdout, error: reason || (error?.message ?? "") });
      });
    });
}
