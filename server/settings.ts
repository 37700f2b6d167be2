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

/** The major version of Node that `package.json` pins: the server uses functions that older versions lack. */
const neededNode = 24;

/** @throws StartError if this version of Node is too old, such as `20.20.2` */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= neededNode) return;
  throw new StartError(
    `Node ${version} is too old: this site needs Node ${neededNode}, which \`npm ci\` puts into node_modules/.bin/node.`,
  );
}

type Environment = Readonly<Partial<Record<"PORT" | "HOST" | "LOG_LEVEL" | "LISTEN_FDS", string>>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads the server's environment variables. An empty variable counts as unset.
 *
 * @param isTerminal true if the log goes to a terminal: the default log level is then `warn`
 * @throws StartError with one line for each bad variable: its name, its value and how to correct it
 */
export function readSettings(environment: Environment, { isTerminal = false } = {}): Settings {
  const port = environment.PORT || "3000";
  const logLevel = environment.LOG_LEVEL || (isTerminal ? "warn" : "info");
  const mistakes: string[] = [];
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    mistakes.push(`PORT: "${port}" is not a port: write a whole number from 0 to 65535, such as PORT=3000`);
  if (!logLevels.includes(logLevel)) {
    const known = logLevels.join(", ");
    mistakes.push(`LOG_LEVEL: "${logLevel}" is not a log level: write one of ${known}, such as LOG_LEVEL=info`);
  }
  const sockets = environment.LISTEN_FDS || "0";
  if (!/^[01]$/.test(sockets))
    mistakes.push(`LISTEN_FDS: "${sockets}" is not a number of sockets that this server can use: pass one socket`);
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  return { port: Number(port), host: environment.HOST || "0.0.0.0", logLevel, hasSocket: sockets === "1" };
}
