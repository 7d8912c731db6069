import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import Database from 'libsql';
import { contactFields, postForm, serveForms, type ServedForms } from './serve-forms';

let served: ServedForms;

afterEach(() => served.stop());

const page = { accept: 'text/html' };

it('answers 503 while the database is locked, and stores the same form once it is free', async () => {
  served = await serveForms();
  expect((await postForm(served.origin, contactFields)).status).toBe(200);
  const other = new Database(served.file);
  other.exec('begin exclusive');
  const fields = { ...contactFields, 'submission-id': '22222222-3333-4444-8555-666666666666' };
  const locked = await postForm(served.origin, fields);
  expect([locked.status, locked.headers.get('retry-after'), await locked.json()]).toEqual([
    503,
    '60',
    {
      error: 'unavailable',
      message: 'The form could not be stored at the moment. Please try again in a minute.',
      fields: {},
    },
  ]);
  const asPage = await postForm(served.origin, fields, page);
  expect([asPage.status, await asPage.text()]).toEqual([
    503,
    expect.stringContaining('try again in a minute'),
  ]);
  other.exec('rollback');
  other.close();
  expect((await postForm(served.origin, fields)).status).toBe(200);
  expect(await served.store.listSubmissions()).toHaveLength(2);
});

it('answers 503 while its folder cannot be created, and keeps serving pages', async () => {
  served = await serveForms();
  const folder = path.dirname(served.file);
  await writeFile(folder, 'in the way');
  expect((await postForm(served.origin, contactFields)).status).toBe(503);
  expect((await fetch(served.origin)).status).toBe(200);
  await rm(folder);
  await mkdir(folder);
  expect((await postForm(served.origin, contactFields)).status).toBe(200);
});

it('finishes a post in flight when it stops, and accepts none after it', async () => {
  served = await serveForms({ patienceMs: 20_000 });
  expect((await postForm(served.origin, contactFields)).status).toBe(200);
  const other = new Database(served.file);
  other.exec('begin exclusive');
  const fields = { ...contactFields, 'submission-id': '33333333-4444-4555-8666-777777777777' };
  const arrived = new Promise((resolve) => served.host.server.once('request', resolve));
  const inFlight = postForm(served.origin, fields);
  await arrived;
  const stopped = served.host.close();
  await expect(postForm(served.origin, contactFields)).rejects.toThrow('fetch failed');
  other.exec('rollback');
  expect((await inFlight).status).toBe(200);
  await stopped;
  const rows: unknown = other.prepare('select count(*) as count from form_submissions').all();
  expect(rows).toMatchObject([{ count: 2 }]);
  other.close();
});
