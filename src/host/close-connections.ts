import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, closes each connection once its answer has been sent. Without this, a browser's
 * connection that was busy at the signal would be kept open until it times out.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onResponse', async (request) => {
    if (stopping) request.raw.socket.end();
  });
}
