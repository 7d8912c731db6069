import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { errorCode } from '../../lib/error-code';

/** Locks of a folder of releases: one for a whole build, one for changes of the link. */
export type LockName = 'build' | 'switch';

const retryMs = 250;

function tryLock(file: string): Database.Database | null {
  const connection = new Database(file, { timeout: 0 });
  try {
    // Without a journal file, for which a full disk would have no room.
    connection.pragma('journal_mode = memory');
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (errorCode(error) === 'SQLITE_BUSY') return null;
    throw error;
  }
}

async function workWith<Value>(lock: Database.Database, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } finally {
    // The library may keep a closed connection, and so its lock, until its memory is collected.
    lock.exec('rollback');
    lock.close();
  }
}

async function lockFile(releasesDir: string, name: LockName): Promise<string> {
  await mkdir(releasesDir, { recursive: true });
  return path.join(releasesDir, `${name}.lock`);
}

/**
 * Does work that one process at a time may do in a folder of releases. The lock is SQLite's on an empty file: the
 * system releases it when the process ends, however it ends, and processes of several containers see it.
 *
 * @param onWait Called once when another process holds the lock.
 */
export async function withFolderLock<Value>(
  releasesDir: string,
  name: LockName,
  work: () => Promise<Value>,
  onWait?: () => void,
): Promise<Value> {
  const file = await lockFile(releasesDir, name);
  let lock = tryLock(file);
  if (lock === null) onWait?.();
  while (lock === null) {
    await delay(retryMs);
    lock = tryLock(file);
  }
  return workWith(lock, work);
}

/** The same without waiting: does nothing, and returns null, if another process holds the lock. */
export async function ifUnlocked<Value>(
  releasesDir: string,
  name: LockName,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const lock = tryLock(await lockFile(releasesDir, name));
  return lock === null ? null : workWith(lock, work);
}
