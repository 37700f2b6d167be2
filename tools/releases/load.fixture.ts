import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** What came of the requests of a load. */
type Load = { sent: () => number; failed: string[]; stop: () => Promise<void> };

/**
 * Asks for pages without a pause: some on connections that they keep, some on a new one each time. An answer that is not
 * whole, not 200 or does not come has failed.
 */
export function startLoad(port: number, paths: readonly string[], clients = 8): Load {
  const failed: string[] = [];
  const agents = Array.from(
    { length: clients },
    (_, number) => new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 }),
  );
  let sent = 0;
  let stopped = false;
  const loops = agents.map(async (agent) => {
    while (!stopped) {
      const path = paths[sent % paths.length] ?? "/";
      sent += 1;
      const status = await statusOf(agent, port, path).catch(String);
      if (status !== 200) failed.push(`${path} ${status}`);
    }
    agent.destroy();
  });
  const stop = async () => {
    stopped = true;
    await Promise.all(loops);
  };
  return { sent: () => sent, failed, stop };
}

async function statusOf(agent: Agent, port: number, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request({ host: "127.0.0.1", port, path, agent }, (response) => {
    buffer(response).then(() => resolve(response.statusCode), reject);
  })
    .on("error", reject)
    .end();
  return promise;
}
