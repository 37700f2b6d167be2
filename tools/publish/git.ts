import { execFile } from "node:child_process";

/** The result of a git command. */
export type GitResult = {
  ok: boolean;
  output: string;
  /** The line of stderr with the reason of a failure. */
  error: string;
  /** The messages of the server, such as those of a hook that deploys. */
  remote: string;
};

/** Runs a git command in a folder. Does not throw if git fails. */
export type Git = (...words: string[]) => Promise<GitResult>;

/** Returns a function that runs git in a folder, with messages in English. */
export function gitIn(folder: string, settings: Record<string, string> = {}): Git {
  const env = { ...process.env, LC_ALL: "C", GIT_EDITOR: "true", ...settings };
  return (...words) =>
    new Promise((resolve) => {
      execFile("git", words, { cwd: folder, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
        const lines = stderr.trim().split("\n");
        const remote = lines.flatMap((line) => /^remote: (.*\S)/.exec(line)?.[1] ?? []).join("\n");
        resolve({ ok: !error, output: stdout, error: reasonIn(lines) || (error?.message ?? ""), remote });
      });
    });
}

/**
 * Like `gitIn`, but git and ssh fail instead of asking for a password in the terminal, where nobody may see the question. If the
 * user has configured an ssh command, it is used unchanged.
 */
export async function silentGitIn(folder: string): Promise<Git> {
  const { output: ownSsh } = await gitIn(folder)("config", "core.sshCommand");
  const hasOwnSsh = ownSsh || process.env.GIT_SSH_COMMAND || process.env.GIT_SSH;
  return gitIn(folder, {
    GIT_TERMINAL_PROMPT: "0",
    ...(!hasOwnSsh && { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" }),
  });
}

/** Returns the line with the reason of a failure, and the next line if the first one announces a list. */
function reasonIn(lines: readonly string[]): string | undefined {
  const place = lines.findIndex((line) => /^(?:remote: )?(?:fatal|error): /.test(line));
  if (place < 0) return lines.at(-1);
  return lines[place]?.endsWith(":") ? `${lines[place]} ${lines[place + 1]?.trim()}` : lines[place];
}
