import { spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One element of a page, as WebDriver writes it. */
export type ElementReference = Record<string, string>;

/** A browser under WebDriver (W3C, <https://www.w3.org/TR/webdriver2/>): one window, with a profile of its own. */
export type Session = {
  /** Sends one of the session's commands, such as `POST` to `/url`; without a body it reads. */
  command: <Value>(path: string, body?: object) => Promise<Value>;
  stop: () => Promise<void>;
};

type Reply = { value: { error?: string; message?: string } };

/** How long a driver may take to listen, in milliseconds. */
const startLimitMs = 15_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
  return value as Value;
}

async function untilListening(address: string) {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    const status = await fetch(`${address}/status`).catch(() => undefined);
    if (status?.ok) return;
    await sleep(50);
  }
  throw new Error(`no driver listens at ${address}`);
}

/**
 * Starts a driver, and a browser through it.
 *
 * @param driver the driver's program
 * @param capabilities what is asked of the browser, as WebDriver names it
 * @param environment what driver and browser find set besides what this process has
 * @throws Error when the driver does not listen or starts no browser
 */
export async function startSession(
  driver: string,
  capabilities: object,
  environment: Record<string, string>,
): Promise<Session> {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...environment },
  });
  const ended = new Promise((resolve) => running.once("exit", resolve));
  const address = `http://127.0.0.1:${port}`;
  const stopDriver = async () => {
    running.kill();
    await ended;
  };
  try {
    await untilListening(address);
    const { sessionId } = await send<{ sessionId: string }>("POST", `${address}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `${address}/session/${sessionId}`;
    return {
      command: (path, body) => send(body ? "POST" : "GET", session + path, body),
      stop: async () => {
        await send("DELETE", session).finally(stopDriver);
      },
    };
  } catch (error) {
    await stopDriver();
    throw error;
  }
}
