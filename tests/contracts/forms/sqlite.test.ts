import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'libsql';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { createSqlStore } from '../../../src/host/forms/stores/sql-store';
import { createSqliteDatabase } from '../../../src/host/forms/stores/sqlite-database';
import { describeFormStore, sampleSubmission } from './store-contract';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'forms-'));
  file = path.join(dir, 'data', 'forms.db');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

function open() {
  return openFormStore({ kind: 'sqlite', file }, () => undefined);
}

describe('the store on SQLite', () => {
  let shared: string;

  describeFormStore(async () => {
    shared = await mkdtemp(path.join(tmpdir(), 'forms-'));
    return openFormStore({ kind: 'sqlite', file: path.join(shared, 'forms.db') }, () => undefined);
  });
  afterAll(() => rm(shared, { recursive: true }));
});

describe('the SQLite file', () => {
  it('is in WAL mode, and only readable for the account of the host', async () => {
    const store = open();
    await store.saveSubmission(sampleSubmission());
    for (const name of await readdir(path.dirname(file))) {
      expect((await stat(path.join(path.dirname(file), name))).mode & 0o777).toBe(0o600);
    }
    const other = new Database(file);
    expect(other.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    other.close();
    await store.close();
  });

  it('waits for a lock of another process, and gives up without storing', async () => {
    const store = createSqlStore(createSqliteDatabase(file, 100));
    await store.saveSubmission(sampleSubmission());
    const other = new Database(file);
    other.exec('begin immediate');
    await expect(store.saveSubmission(sampleSubmission({ id: 'b' }))).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
    });
    const waiting = store.saveSubmission(sampleSubmission({ id: 'c' }));
    other.exec('rollback');
    expect(await waiting).toBe('saved');
    expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([sampleSubmission().id, 'c']);
    other.close();
    await store.close();
  });

  it('keeps its log short, and loses nothing in it', async () => {
    const store = open();
    const fields = { message: 'x'.repeat(3000) };
    for (let count = 0; count < 250; count += 1) {
      await store.saveSubmission(sampleSubmission({ id: String(count), fields }));
    }
    expect((await stat(`${file}-wal`)).size).toBeLessThan(4_100_000);
    expect((await stat(file)).size).toBeGreaterThan(500_000);
    const reader = open();
    expect(await reader.listSubmissions()).toHaveLength(250);
    await reader.close();
    await store.close();
  });

  it('has no deleted data, and neither has its log', async () => {
    async function bytes(): Promise<string> {
      const names = await readdir(path.dirname(file));
      const files = names.map((name) => readFile(path.join(path.dirname(file), name), 'latin1'));
      return (await Promise.all(files)).join('');
    }
    const host = open();
    const fields = { 'email-address': 'zoe@example.com', message: 'Sell the river quarter' };
    await host.saveSubmission(sampleSubmission({ fields }));
    expect(await bytes()).toContain('river quarter');
    const command = createSqlStore(createSqliteDatabase(file, 100));
    const reader = new Database(file);
    reader.exec('begin');
    reader.prepare('select id from form_submissions').all();
    expect(await command.deleteByEmail('zoe@example.com')).toMatchObject({ submissions: 1, isInLog: true });
    expect(await bytes()).toContain('river quarter');
    reader.exec('rollback');
    expect(await command.deleteByEmail('zoe@example.com')).toMatchObject({ submissions: 0, isInLog: false });
    expect(await bytes()).not.toContain('river quarter');
    reader.close();
    await command.close();
    await host.close();
  });

  it('is created again when it was moved away', async () => {
    const store = open();
    await store.saveSubmission(sampleSubmission());
    await rename(path.dirname(file), `${path.dirname(file)}-old`);
    await store.saveSubmission(sampleSubmission({ id: 'b' }));
    const reader = open();
    expect((await reader.listSubmissions()).map(({ id }) => id)).toEqual(['b']);
    await reader.close();
    await store.close();
  });

  it('is opened as soon as possible', async () => {
    await writeFile(path.dirname(file), 'in the way');
    const store = open();
    await expect(store.saveSubmission(sampleSubmission())).rejects.toThrow();
    await rm(path.dirname(file));
    expect(await store.saveSubmission(sampleSubmission())).toBe('saved');
    await store.close();
  });

  it('is not overwritten if it is not a database', async () => {
    await chmod(dir, 0o700);
    file = path.join(dir, 'notes.txt');
    await writeFile(file, 'Not a database, but somebody’s notes.'.repeat(200));
    const store = open();
    await expect(store.saveSubmission(sampleSubmission())).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
    await store.close();
  });
});
