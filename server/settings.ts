/** The settings of the server, from environment variables; docs/deploying.md lists them. */
export type Settings = {
  /** The TCP port; with 0 the operating system chooses a free one. */
  port: number;
  /** The IP address or host name to listen on. */
  host: string;
  logLevel: string;
  /** True if systemd passes a listening socket. Port and host then have no effect. */
  hasSocket: boolean;
};

/** The server cannot start for a reason that its operator can correct. The message names the fault and the correction. */
export class StartError extends Error {
  override readonly name = "StartError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads the server's environment variables. An empty variable counts as unset.
 *
 * @param isTerminal true if the log goes to a terminal: the default log level is then `warn`
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
    "an address to listen on: write HOST=0.0.0.0 for all addresses, or HOST=127.0.0.1",
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
    "a number of sockets that this server can use: pass one socket",
  );
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  return { port: Number(port), host, logLevel, hasSocket: sockets === "1" };
}
