import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { runPartnersProgram } from "./run-partners-program.ts";

/** Runs one command of the program, and collects what it prints. */
export async function runProgram(run: { words: readonly string[]; databaseUrl: string; project: string }) {
  const [output, messages] = [new PassThrough(), new PassThrough()];
  const code = await runPartnersProgram({ ...run, output, messages });
  output.end();
  messages.end();
  return { out: await text(output), err: await text(messages), code };
}

/** The words of a new partner. */
export const hall: readonly string[] = [
  "--name",
  "Town Hall",
  "--category",
  "hosts",
  "--logo",
  "/images/a.svg",
  "--website",
  "https://a.example",
];
