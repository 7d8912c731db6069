import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { z } from 'zod';
import { errorCode } from '../../../lib/error-code';
import type { SqlDatabase, Statement, StatementResult } from './sql-database';
import { createTables } from './tables';

/** Another process may hold the lock: a backup, or `npm run forms`. */
const defaultPatienceMs = 2000;
const retryMs = 25;

/** Size of the write-ahead log at which it is transferred into the file. */
const maxLogBytes = 4_000_000;

/** Connects to a file, which only the host's account may read; creates it, its folder and its tables if necessary. */
function connectToFile(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // A wait inside the library would stop the whole process.
  const connection = new Database(file, { timeout: 0 });
  try {
    connection.pragma('journal_mode = WAL');
    // Each transaction is on disk before it is acknowledged.
    connection.pragma('synchronous = FULL');
    // SQLite's own checkpoints do not keep other processes from writing (the WAL-reset bug, before 3.51.3).
    connection.pragma('wal_autocheckpoint = 0');
    // Deleted data is overwritten when the log is transferred.
    connection.pragma('secure_delete = ON');
    for (const sql of createTables) connection.exec(sql);
    return { connection, inode: statSync(file).ino };
  } catch (error) {
    connection.close();
    throw error;
  }
}

type Connection = ReturnType<typeof connectToFile>['connection'];

/** SQLite's result of a checkpoint: busy if another connection kept it from finishing. */
const CheckpointSchema = z.array(z.object({ busy: z.number() }));

/**
 * Transfers the log into the file, holding the write lock, and empties it.
 *
 * @returns False when that was not possible.
 */
function emptyLog(connection: Connection): boolean {
  try {
    const [checkpoint] = CheckpointSchema.parse(connection.pragma('wal_checkpoint(TRUNCATE)'));
    return checkpoint?.busy === 0;
  } catch {
    // The disk may be full. All data is in the log, and the next transaction tries again.
    return false;
  }
}

function logBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

function runStatement(connection: Connection, { sql, parameters }: Statement): StatementResult {
  // Values by position only: the library ends the process when a name is missing.
  const statement = connection.prepare(sql);
  if (statement.reader) {
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  }
  return { rows: [], changes: statement.run(...parameters).changes };
}

function runTransaction(
  connection: Connection,
  statements: readonly Statement[],
): readonly StatementResult[] | null {
  connection.exec('begin immediate');
  try {
    const results: StatementResult[] = [];
    for (const statement of statements) {
      const result = runStatement(connection, statement);
      if (statement.mustChange === true && result.changes === 0) {
        connection.exec('rollback');
        return null;
      }
      results.push(result);
    }
    connection.exec('commit');
    return results;
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (connection.inTransaction) connection.exec('rollback');
    throw error;
  }
}

/**
 * Opens a database file on first use, and again after the file was replaced: data written to a file that was moved away
 * would be lost.
 */
export function createSqliteDatabase(file: string, patienceMs = defaultPatienceMs): SqlDatabase {
  let current: ReturnType<typeof connectToFile> | null = null;
  let isClosed = false;

  function disconnect(): void {
    current?.connection.close();
    current = null;
  }

  function connect(): Connection {
    const inode = statSync(file, { throwIfNoEntry: false })?.ino;
    if (current !== null && current.inode !== inode) disconnect();
    current ??= connectToFile(file);
    return current.connection;
  }

  return {
    lockClause: '',
    async transact(statements) {
      const giveUpAt = performance.now() + patienceMs;
      for (;;) {
        if (isClosed) throw new Error('the database is closed');
        try {
          const connection = connect();
          const results = runTransaction(connection, statements);
          if (logBytes(file) >= maxLogBytes) emptyLog(connection);
          return results;
        } catch (error) {
          const isBusy = errorCode(error)?.startsWith('SQLITE_BUSY') === true;
          if (!isBusy || performance.now() >= giveUpAt) throw error;
        }
        await delay(retryMs);
      }
    },
    async emptyLog() {
      const giveUpAt = performance.now() + patienceMs;
      while (!emptyLog(connect())) {
        if (performance.now() >= giveUpAt) return false;
        await delay(retryMs);
      }
      return true;
    },
    close() {
      isClosed = true;
      disconnect();
      return Promise.resolve();
    },
  };
}
