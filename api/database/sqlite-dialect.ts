import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";

/** How long a writer waits for another process's transaction to end before it gives up, in milliseconds. */
const busyTimeoutMs = 5000;

/** `SQLITE_BUSY`: another process has the database locked. */
const busyCode = 5;

/** Kysely's SQLite dialect over Node's own `node:sqlite`, so that no native module has to be compiled. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: string;

  /** @param file a path, made when first used, or `:memory:` */
  constructor(file: string) {
    super({ database: () => openSqlite(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: () => openSqlite(this.#file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write, and then fails at once,
 * without waiting, when another process has written since the transaction's first read. A transaction that only reads
 * takes no lock: it sees the database as it was at its first read.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** SQLite ends a transaction by itself when its disk is full or fails: that is then the reason, not this. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!(error instanceof Error && error.message.endsWith("no transaction is active"))) throw error;
    });
  }
}

/** Runs migrations inside a transaction, so that two processes may open a new database at the same time. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

async function openSqlite(file: string): Promise<SqliteDatabase> {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  await setWriteAheadLog(database);
  // Each commit is on the disk before anybody is told of it, whatever this SQLite was compiled to do otherwise.
  database.exec("pragma synchronous = full");
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * With a write-ahead log readers never wait for a writer: the server answers while the command line imports. Where another
 * process just gives a new database its log, SQLite fails at once and does not wait as it does elsewhere: it is asked again.
 */
async function setWriteAheadLog(database: DatabaseSync): Promise<void> {
  const end = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === busyCode;
      if (!isBusy || performance.now() >= end) throw error;
      await setTimeout(20);
    }
  }
}
