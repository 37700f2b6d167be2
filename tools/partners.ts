/** `npm run partners`: lists, adds, changes, removes, imports, exports, backs up and restores partners. */
import { runPartnersProgram } from "../api/command-line/run-partners-program.ts";

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // A reader such as `head` that has seen enough closes the pipe; that is no failure.
  if (code === "EPIPE") return;
  process.stderr.write(`Standard output cannot be written: ${message}. What the command has changed stays changed\n`);
  process.on("exit", () => {
    process.exitCode = 1;
  });
});

// Nobody can be told then, but the exit code still says what came of the command.
process.stderr.on("error", () => {});

// Without the two hyphens npm keeps what it takes for its own options, and a trial would become the real thing.
const kept = ["--dry-run", "--update"].filter(
  (option) => process.env[`npm_config_${option.slice(2).replace("-", "_")}`],
);
if (kept.length > 0) {
  process.stderr.write(
    `npm has kept ${kept.join(" and ")} for itself, and nothing was done: write npm run partners -- ${[...process.argv.slice(2), ...kept].join(" ")}\n`,
  );
  process.exit(1);
}

process.exitCode = await runPartnersProgram({
  words: process.argv.slice(2),
  databaseUrl: process.env.DATABASE_URL,
  project: ".",
  output: process.stdout,
  messages: process.stderr,
});
