/** What the environment decides; docs/deploying.md lists it. */
export type Settings = {
  /** The TCP port; 0 lets the system choose a free one. */
  port: number;
  /** The address to listen on. */
  host: string;
  logLevel: string;
  /** Whether systemd hands over a socket that listens already: then port and host say nothing. */
  hasSocket: boolean;
};

/** The server cannot start for a reason that its operator can correct: the message says what, where and how. */
export class StartError extends Error {
  override readonly name = "StartError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads every variable of the environment that the server knows. An empty one counts as not set.
 *
 * @param isTerminal whether a person reads the log as it is written: then it has only what went wrong
 * @throws StartError with one line for each bad variable: its name, its value and how to correct it
 */
export function readSettings(environment: Environment, { isTerminal = false } = {}): Settings {
  const mistakes: string[] = [];
  const read = (name: string, otherwise: string, isGood: (text: string) => boolean, hint: string): string => {
    const text = environment[name] || otherwise;
    if (!isGood(text)) mistakes.push(`${name}: "${text}" is not ${hint}`);
    return text;
  };
  const port = read(
    "PORT",
    "3000",
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    "a port: write a whole number from 0 to 65535, such as PORT=3000",
  );
  const host = read(
    "HOST",
    "0.0.0.0",
    (text) => /^[a-z0-9.:_-]+$/i.test(text),
    "an address to listen on: write HOST=0.0.0.0 for every one, or HOST=127.0.0.1",
  );
  const logLevel = read(
    "LOG_LEVEL",
    isTerminal ? "warn" : "info",
    (text) => logLevels.includes(text),
    `a log level: write one of ${logLevels.join(", ")}, such as LOG_LEVEL=info`,
  );
  const sockets = read(
    "LISTEN_FDS",
    "0",
    (text) => text === "0" || text === "1",
    "a number of sockets that this server can listen on: hand over one",
  );
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  return { port: Number(port), host, logLevel, hasSocket: sockets === "1" };
}
