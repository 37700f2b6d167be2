import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "../../server/send-request.fixture.ts";

const main = path.resolve("server/main.ts");

/** A port that nobody has at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("there is no free port");
  return address.port;
}

/**
 * Starts the real server as a process of its own and waits until it answers.
 *
 * @param cwd the folder with `build/`; the database lies there too
 * @param output where its log goes
 */
export async function startServerProcess(cwd: string, output: "ignore" | number = "ignore") {
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: "file:partners.sqlite" };
  const child = spawn(process.execPath, [main], { cwd, env, stdio: ["ignore", output, "pipe"] });
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  const ended = once(child, "exit").then(([code, signal]: (number | string | null)[]) => code ?? signal);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${complaint}`);
    await sleep(50);
  }
  return {
    port,
    /** Sends a signal. */
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** The exit code, or the signal that ended it. */
    ended,
  };
}

async function answers(port: number): Promise<boolean> {
  return sendRequest(port, "/api/healthz").then(
    ({ status }) => status === 200,
    () => false,
  );
}
