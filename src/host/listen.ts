import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A second server that hands its requests to the first; an address that this machine lacks is left out. */
async function listenBeside({ server }: FastifyInstance, host: string, port: number): Promise<void> {
  const { requestTimeout, keepAliveTimeout } = server;
  const second = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
    server.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    second.once('error', () => {
      resolve();
    });
    second.listen(port, host, resolve);
  });
  server.once('close', () => second.close());
}

async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * Starts listening. For localhost, which can be two addresses of which browsers may try either, that means both:
 * Fastify does so only for servers of its own making.
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
  await app.listen({ host, port });
  const main = app.server.address();
  if (host !== 'localhost' || main === null || typeof main === 'string') return;
  const others = (await resolve(host)).filter((address) => address !== main.address);
  await Promise.all(others.map((address) => listenBeside(app, address, main.port)));
}
