import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { createRecordedLog } from "../../api/http/recorded-log.fixture.ts";
import { usualAddressLimits } from "../../server/overload/limit-addresses.ts";
import { startServer } from "../../server/start-server.ts";
import { createTestBuild, testFacts } from "../../server/test-build.fixture.ts";

/** The real server with its real API over a new database, serving a small site; a secret lies beside that, and one in it. */
export async function startAttackedServer() {
  const build = await createTestBuild();
  const { log, lines } = createRecordedLog();
  const { port, stop } = await startServer({
    settings: {
      port: 0,
      host: "127.0.0.1",
      database: { kind: "sqlite", file: path.join(build.root, "partners.sqlite") },
      logLevel: "info",
      siteAddress: undefined,
      addressLimits: usualAddressLimits,
    },
    ...testFacts,
    buildFolder: build.folder,
    log,
  });
  return {
    port,
    folder: build.folder,
    lines,
    /** What the server answers to these very bytes until it ends the connection. @throws Error when it does not */
    bytesTo: (text: string) => bytesTo(port, text),
    stop: async () => {
      await stop();
      await build.remove();
    },
  };
}

/** Far more than an answer takes, and less than the server's own limits, which end every connection. */
const endsWithinMs = 8_000;

async function bytesTo(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const closed = once(socket, "close");
  const limit = setTimeout(() => socket.destroy(new Error("the server did not end the connection")), endsWithinMs);
  let received = "";
  let failure: Error | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (part) => {
    received += part;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    // A server that refuses a request closes the connection while the rest of it is still on its way.
    if (error.code !== "ECONNRESET" && error.code !== "EPIPE") failure = error;
  });
  socket.write(text, "latin1");
  await closed;
  clearTimeout(limit);
  if (failure) throw failure;
  return received;
}
