import { inspect } from "node:util";
import { Command, CommanderError, Option } from "commander";
import { alignPartners } from "../content/align-partners.ts";
import { readContentSettings, refuseWhereContent } from "../content/content-settings.ts";
import { readPartnersFile } from "../content/partners-file.ts";
import {
  defaultDatabaseAddress,
  describeDatabase,
  isNewFile,
  parseDatabaseAddress,
} from "../database/database-address.ts";
import { explainFault } from "../database/database-fault.ts";
import { openDatabase, openToChange, openToRead } from "../database/open-database.ts";
import { CodedError } from "../errors.ts";
import { addAdoptCommand } from "./adopt-command.ts";
import { printLines, type TextStream, type WithDatabase } from "./command-tools.ts";
import { addEditingCommands } from "./editing-commands.ts";
import { addFileCommands } from "./file-commands.ts";
import { addKeepingCommands } from "./keeping-commands.ts";

/** What one run of the program has from whoever starts it. */
export type ProgramRun = {
  /** The words behind the program's name. */
  words: readonly string[];
  /** `DATABASE_URL` of the environment: the database where `--database` names none. */
  databaseUrl: string | undefined;
  /** See `CommandTools`. */
  project: string;
  /** Results, and help that was asked for. */
  output: TextStream;
  /** Warnings and errors. */
  messages: TextStream;
};

/**
 * Runs one command of `npm run partners`, and says in words what it did or why it could not.
 *
 * @returns the exit code: 0 done, 1 refused or failed, 2 not a valid command
 */
export async function runPartnersProgram(run: ProgramRun): Promise<number> {
  try {
    await createProgram(run).parseAsync(run.words, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already said what is wrong, or helped.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    printLines(run.messages, [error instanceof CodedError ? error.message : inspect(error)]);
    return 1;
  }
}

/** Right for a new set-up; but where the shell lacks the server's DATABASE_URL, nobody would see what is written there. */
const made =
  "was not there and has just been made. If the server uses another database, name that with DATABASE_URL or --database";

/** An empty database that is gone when it is closed. */
const inMemory = parseDatabaseAddress("file::memory:");

function createProgram({ databaseUrl, project, output, messages }: ProgramRun): Command {
  const program = new Command("partners")
    .description("The partners that the site shows.")
    .addOption(
      new Option("--database <address>", "file:… for SQLite, postgres://… for PostgreSQL").default(
        databaseUrl ?? defaultDatabaseAddress,
        // Not its value, which may hold a password.
        `DATABASE_URL of the environment, or "${defaultDatabaseAddress}"`,
      ),
    )
    .addHelpText("after", "\nExit codes: 0 done, 1 refused or failed, 2 not a valid command.")
    .showHelpAfterError(
      "(what is possible: npm run partners -- --help; without the two hyphens npm takes the options for its own)",
    )
    .configureOutput({ writeOut: (text) => output.write(text), writeErr: (text) => messages.write(text) })
    .exitOverride();

  const opening =
    (open: typeof openDatabase): WithDatabase =>
    async (work) => {
      const address = parseDatabaseAddress(program.opts<{ database: string }>().database);
      const isNew = isNewFile(address);
      const database = await open(address, ({ message }) => printLines(messages, [message]));
      if (isNew && !isNewFile(address)) printLines(messages, [`${describeDatabase(address)} ${made}`]);
      try {
        output.write((await work(database, address)).replace(/\n*$/, "\n"));
      } catch (error) {
        throw explainFault(address, error);
      } finally {
        await database.destroy();
      }
    };
  /** Where the partners are the content's, a database may be older, or not there. One that is asked for by name is read all the same. */
  const openShown: typeof openDatabase = async (address, onIdleError) => {
    const isNamed = program.getOptionValueSource("database") === "cli";
    if (isNamed || readContentSettings(project)?.partnersFrom !== "content") return openToRead(address, onIdleError);
    const { partners: contentPartners } = await readPartnersFile(project);
    const database = await openDatabase(inMemory, onIdleError);
    await alignPartners(database, { partnersFrom: "content", contentPartners }, new Date());
    return database;
  };
  const changing =
    (open: typeof openDatabase): WithDatabase =>
    async (work) => {
      refuseWhereContent(project);
      return opening(open)(work);
    };
  const tools = {
    withDatabase: changing(openDatabase),
    changingDatabase: changing(openToChange),
    notingDatabase: opening(openToChange),
    readingDatabase: opening(openToRead),
    readingPartners: opening(openShown),
    previewDatabase: opening((address, onIdleError) =>
      isNewFile(address) ? openDatabase(inMemory, onIdleError) : openToRead(address, onIdleError),
    ),
    project,
    output,
    messages,
  };
  addEditingCommands(program, tools);
  addFileCommands(program, tools);
  addKeepingCommands(program, tools);
  addAdoptCommand(program, tools);
  return program;
}
