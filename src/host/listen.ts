import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Passes the connections to a further address to the app's server; skips an address that this machine lacks. */
async function listenOnFurtherAddress(app: FastifyInstance, host: string, port: number): Promise<Server> {
  const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => {
    further.on('error', () => {
      resolve();
    });
    further.listen(port, host, resolve);
  });
  return further;
}

async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * Starts listening. For localhost, which can be two addresses of which browsers may try either, that means both:
 * Fastify does so only for servers that it creates itself.
 *
 * @param resolve Finds the addresses of a host name.
 * @throws When the port can't be used.
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  resolve = addressesOf,
): Promise<void> {
  let further: readonly Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', (done) => {
    const open = further.filter((server) => server.listening);
    closed = Promise.all(open.map((server) => once(server, 'close')));
    for (const server of open) server.close();
    done();
  });
  app.addHook('onClose', () => closed);
  await app.listen({ host, port });
  const main = app.server.address();
  if (host !== 'localhost' || main === null || typeof main === 'string') return;
  const others = (await resolve(host)).filter((address) => address !== main.address);
  further = await Promise.all(others.map((address) => listenOnFurtherAddress(app, address, main.port)));
}
