import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** The ports that are tried where nobody has chosen one. */
export const usualPorts = Array.from({ length: 100 }, (_, index) => 3000 + index);

/**
 * A server for this computer alone, on the first of the ports that is free. What it is asked waits until `answerWith` has
 * told it how to answer. Ends the process with a sentence where no port is free.
 *
 * @param command the npm script, which the sentence names
 */
export async function listen(ports: readonly number[], command: string) {
  const { promise: answer, resolve: answerWith } = Promise.withResolvers<RequestListener>();
  const http = createServer(async (request, response) => (await answer)(request, response));
  for (const port of ports) {
    const failure = await once(http.listen(port, "127.0.0.1"), "listening").then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
    if (!failure) return { http, answerWith, port: (http.address() as AddressInfo).port };
    if (failure.code !== "EADDRINUSE") return exitWith(failure.message);
  }
  const [first, last] = [ports[0] ?? 0, ports.at(-1) ?? 0];
  const taken = first === last ? `Port ${first} is taken` : `The ports ${first} to ${last} are taken`;
  return exitWith(`${taken}: stop what uses it, or choose another, PORT=${last + 1} npm run ${command}`);
}

/**
 * The port that the environment names, if it names one.
 *
 * @param text `PORT`
 */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535) return number;
  return exitWith(`PORT is "${text}": write a number from 1 to 65535, such as PORT=3001`);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
