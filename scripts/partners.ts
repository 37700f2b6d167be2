/** `npm run partners`: lists, adds, changes, removes, imports, exports, backs up and restores partners. */
import { runPartnersProgram } from "../api/command-line/run-partners-program.ts";

// A reader such as `head` that has seen enough closes the pipe; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runPartnersProgram({
  words: process.argv.slice(2),
  databaseUrl: process.env.DATABASE_URL,
  project: ".",
  output: process.stdout,
  messages: process.stderr,
});
