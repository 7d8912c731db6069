import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';

/** AuthenticationOk and ReadyForQuery of the PostgreSQL protocol. */
const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

let server: Server;

/** Serves PostgreSQL connections that drop silently during the first statement, and records what they receive. */
async function serveDrops(received: string[] = []): Promise<string> {
  server = createServer((socket) => {
    socket.once('data', (startup) => {
      received.push(startup.toString('latin1'));
      socket.write(welcome);
      socket.once('data', (query) => {
        received.push(query.toString('latin1'));
        socket.destroy();
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `postgres://postgres@127.0.0.1:${address.port}/postgres`;
}

afterEach(() => {
  server.close();
});

it('rejects a statement if the connection drops, and the process continues', async () => {
  const errors: Error[] = [];
  const store = openFormStore({ kind: 'postgres', url: await serveDrops() }, (error) => errors.push(error));
  const dropped = 'Connection terminated unexpectedly';
  await expect(store.listSubmissions()).rejects.toThrow(dropped);
  await expect(store.listSubmissions()).rejects.toThrow(dropped);
  expect(errors).toEqual([]);
  await store.close();
});

it('sends a pooler no settings that it refuses, and sets them within each transaction', async () => {
  const received: string[] = [];
  const store = openFormStore({ kind: 'postgres', url: await serveDrops(received) }, () => undefined);
  await expect(store.listSubmissions()).rejects.toThrow();
  await store.close();
  const [startup = '', query] = received;
  // After the length and the version, names and values end with a zero each.
  const names = startup
    .slice(8)
    .split('\0')
    .filter((_, index) => index % 2 === 0);
  // The parameters that PgBouncer accepts without configuration.
  expect(new Set(names.filter(Boolean))).toEqual(
    new Set(['user', 'database', 'application_name', 'client_encoding']),
  );
  expect(query).toContain('begin; set local synchronous_commit = on; set local statement_timeout = 5000');
});
