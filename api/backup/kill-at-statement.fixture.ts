/**
 * A module to load before a program (`--import`): ends that with SIGKILL at a statement for its database. Its address
 * says at which: `?begins=insert into "partners"&nth=2&afterMs=1`.
 */
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import pg from "pg";

const { begins = "", nth, afterMs } = Object.fromEntries(new URL(import.meta.url).searchParams);
let left = Number(nth);

// A thread of its own, since SQLite keeps this one busy until a statement is done.
const met = new Int32Array(new SharedArrayBuffer(4));
const wait = `
  const { workerData } = require("node:worker_threads");
  Atomics.wait(workerData, 0, 0);
  Atomics.wait(workerData, 0, 1, ${Number(afterMs)});
  process.kill(process.pid, "SIGKILL");`;
new Worker(wait, { eval: true, workerData: met }).unref();

function meet(statement: unknown): void {
  const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
  if (!text.startsWith(begins) || --left !== 0) return;
  Atomics.store(met, 0, 1);
  Atomics.notify(met, 0);
  if (Number(afterMs) === 0) Atomics.wait(met, 0, 1);
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql, ...rest) {
  meet(sql);
  return prepare.call(this, sql, ...rest);
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...words: Parameters<typeof query>) {
  meet(words[0]);
  return query.apply(this, words);
} as typeof query;
