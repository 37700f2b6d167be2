/**
 * `npm run serve`: serves the release that `npm run deploy` has put in place, and changes to another when it is told to,
 * while visitors go on (docs/decisions/031-releases.md). Releases come and go; this process and the socket that they
 * accept connections from stay. No TypeScript: what reads that would stay in its memory.
 */
import cluster from "node:cluster";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";

/** Where a deploy says which release to serve. Relative: a socket's path may have about 100 characters. */
const ear = "releases/keeper.sock";

/** How long a release may take until it accepts connections, and how long one that broke waits to be started again. */
const [readyWithinMs, restartAfterMs] = [60_000, 1_000];

/** The process that is to have new connections. @type {import("node:cluster").Worker | undefined} */
let serving;
let stopping = false;

// All accept from one socket, so that a connection which waits there waits for whoever comes.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * Starts a release. Only once it accepts connections itself does it take over from the one before.
 *
 * @param {string} folder the release's
 * @returns {Promise<string>} why it could not, or nothing
 */
function change(folder) {
  cluster.setupPrimary({ exec: path.join(folder, "server/main.js"), args: [folder] });
  const worker = cluster.fork();
  return new Promise((resolve) => {
    const limit = setTimeout(() => worker.process.kill("SIGKILL"), readyWithinMs);
    worker.once("exit", () => {
      clearTimeout(limit);
      resolve("it ended, or did not listen in time: the server's log says why");
    });
    worker.once("error", (error) => {
      clearTimeout(limit);
      console.error(error.message);
      resolve(`it could not be started: ${error.message}`);
    });
    worker.once("listening", () => {
      clearTimeout(limit);
      const before = serving;
      serving = worker;
      before?.send("hand over");
      worker.once("exit", () => worker === serving && startAgain(folder));
      resolve("");
    });
  });
}

/** Changes come one after the other. @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {() => Promise<void>} work what may fail, and holds nobody up then @returns {Promise<void>} */
function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** @param {string} folder the release of a process that ended although nobody asked it to */
function startAgain(folder) {
  serving = undefined;
  const start = async () => {
    // Another release may have taken over while this one waited.
    if (serving || stopping) return;
    if (await change(folder)) startAgain(folder);
  };
  setTimeout(() => inTurn(start), restartAfterMs);
}

/**
 * Takes one line, the name of a release's folder; answers with why it is not served, or `ok`. To `DATABASE_URL` it answers
 * with that: who deploys has not its environment. Nobody but the site's own user may open the socket.
 */
const listener = createServer((connection) => {
  connection.on("error", () => {});
  connection.once("data", (data) => {
    const line = data.toString().trim();
    if (line === "DATABASE_URL") {
      connection.end(`${line}=${process.env[line] ?? ""}`);
      return;
    }
    const changed = inTurn(async () => {
      const failure = await change(realpathSync(line));
      connection.end(failure || "ok");
    });
    changed.catch((error) => connection.end(String(error)));
  });
});

/** @param {NodeJS.Signals} signal a terminal sends its SIGINT to all of them by itself, and a second one ends them at once */
function stop(signal) {
  stopping = true;
  listener.close();
  const workers = signal === "SIGTERM" ? Object.values(cluster.workers ?? {}) : [];
  for (const worker of workers) worker?.process.kill(signal);
}

/** @returns {Promise<boolean>} whether another keeper listens here; what one left that was killed is only a file */
function isTaken() {
  const { promise, resolve } = Promise.withResolvers();
  const other = connect(ear, () => resolve(true)).on("error", () => resolve(false));
  return promise.finally(() => other.destroy());
}

/** @param {string} message why nothing is served */
function refuse(message) {
  console.error(message);
  process.exitCode = 1;
}

async function serve() {
  let folder = "";
  try {
    folder = realpathSync("releases/current");
  } catch {
    return refuse('There is no release yet: run "npm run deploy" first.');
  }
  if (await isTaken()) return refuse('The releases of this folder are served already: "npm run deploy" changes them.');
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  const failure = await change(folder);
  if (failure) return refuse(`${folder} cannot be served: ${failure}.`);
  rmSync(ear, { force: true });
  listener.listen(ear);
}

await serve();
