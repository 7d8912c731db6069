import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, closes each connection once its answer has been sent. Without this, a browser's
 * connection that was busy at the signal would be kept open until it times out.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping) request.raw.socket.end();
    done();
  });
}
