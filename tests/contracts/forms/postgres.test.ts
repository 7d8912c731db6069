import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { contactFields, postForm, serveForms, type ServedForms } from './serve-forms';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server';
import { describeFormStore, sampleMessage } from './store-contract';

const programs = findPostgres();
if (programs === null) {
  console.warn(
    'PostgreSQL is neither installed by npm for this platform nor by the system: its store is not tested.',
  );
}

(programs === null ? describe.skip : describe)('the store on PostgreSQL', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    if (programs !== null) server = await startPostgres(programs);
  });
  afterAll(() => server.remove());

  function open() {
    return openFormStore({ kind: 'postgres', url: server.url }, () => undefined);
  }

  describe('by itself', () => {
    describeFormStore(open);
  });

  it('cancels a statement that another one blocks, on the server as well', async () => {
    const store = open();
    await store.listSubmissions();
    const [other, observer] = [1, 2].map(() => new Client({ connectionString: server.url }));
    if (other === undefined || observer === undefined) throw new Error('no client');
    await Promise.all([other.connect(), observer.connect()]);
    await other.query('begin; lock table form_submissions');
    await expect(store.listSubmissions()).rejects.toThrow(/timeout/);
    const waiting = async () =>
      (await observer.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
    while ((await waiting()) !== 0);
    await Promise.all([other.end(), observer.end(), store.close()]);
  });

  describe('with several hosts', () => {
    let hosts: readonly ServedForms[];

    beforeAll(async () => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query('drop schema public cascade; create schema public');
      await client.end();
      hosts = await Promise.all([1, 2, 3].map(() => serveForms({ store: open() })));
    });
    afterAll(() => Promise.all(hosts.map((host) => host.stop())));

    function store() {
      const [first] = hosts;
      if (first === undefined) throw new Error('no host');
      return first.store;
    }

    it('creates its tables once, and keeps one submission of posts to all of them', async () => {
      const posts = hosts.flatMap(({ origin }) => [1, 2, 3, 4].map(() => postForm(origin, contactFields)));
      const statuses = (await Promise.all(posts)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await store().listSubmissions()).toHaveLength(1);
    });

    it('gives each message to one of them', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `notice:${index}`);
      await Promise.all(
        hosts.map((host) => host.store.enqueue(ids.map((id) => sampleMessage({ id, dueAt: 1 })))),
      );
      const claims = await Promise.all(
        hosts.flatMap((host) => [1, 2].map(() => host.store.claimDue(2, 5, 60_000))),
      );
      const claimed = claims.flat().map(({ id }) => id);
      expect(claimed).toHaveLength(30);
      expect(new Set(claimed).size).toBe(30);
    });

    it('answers 503 while the database is down, and recovers when it is back', async () => {
      const [host] = hosts;
      if (host === undefined) throw new Error('no host');
      const fields = { ...contactFields, 'submission-id': '11111111-2222-4333-8444-555555555555' };
      await server.stop();
      const away = await postForm(host.origin, fields);
      expect([away.status, await away.json()]).toEqual([
        503,
        expect.objectContaining({ error: 'unavailable' }),
      ]);
      await server.start();
      expect((await postForm(host.origin, fields)).status).toBe(200);
      expect(await store().listSubmissions()).toHaveLength(2);
    });
  });
});
