import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Memory } from "./report-memory.ts";
import { builtServer, type ServerProcess, startServerProcess } from "./server-process.ts";

const preload = new URL("./report-memory.ts", import.meta.url).href;

/** The real server over a new database, in a process that tells its memory and can be started again on the same port. */
export type SoakedServer = {
  port: number;
  databaseFile: string;
  memory: () => Promise<Memory>;
  /** Sends SIGTERM, waits for the end, starts it again. @returns the exit code */
  restart: () => Promise<number | string>;
  /** Ends it and removes what it left. */
  stop: () => Promise<void>;
};

/** @param onLoss told when the server ends without being asked to, and what it said */
export async function startSoakedServer(onLoss: (what: string) => void): Promise<SoakedServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "soak-"));
  const databaseFile = path.join(folder, "partners.sqlite");
  let isWanted = true;
  const start = async (port?: number) => {
    const options = { cwd: process.cwd(), database: databaseFile, preload, program: builtServer(".") };
    const started = await startServerProcess({ ...options, ...(port !== undefined && { port }) });
    isWanted = true;
    started.ended.then((code) => isWanted && onLoss(`the server ended by itself with ${code}: ${started.complaint()}`));
    return started;
  };
  let server: ServerProcess = await start();
  const end = async () => {
    isWanted = false;
    server.child.kill("SIGTERM");
    return server.ended;
  };
  return {
    port: server.port,
    databaseFile,
    memory: async () => {
      const answer = once(server.child, "message");
      server.child.send("memory");
      const [memory]: Memory[] = await answer;
      if (!memory) throw new Error("the server did not tell its memory");
      return memory;
    },
    restart: async () => {
      const code = await end();
      server = await start(server.port);
      return code;
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}
