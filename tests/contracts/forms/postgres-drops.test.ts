import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';

/** AuthenticationOk and ReadyForQuery of the PostgreSQL protocol. */
const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

let server: Server;

/** Serves PostgreSQL connections that drop without a word during the first statement. */
async function serveDrops(): Promise<string> {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.destroy());
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

it('rejects a statement during which the connection drops, and the process goes on', async () => {
  const errors: Error[] = [];
  const store = openFormStore({ kind: 'postgres', url: await serveDrops() }, (error) => errors.push(error));
  const dropped = 'Connection terminated unexpectedly';
  await expect(store.listSubmissions()).rejects.toThrow(dropped);
  await expect(store.listSubmissions()).rejects.toThrow(dropped);
  expect(errors).toEqual([]);
  await store.close();
});
