import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pending responses finish when the app closes, and closes their connections after the given time. Each
 * connection is closed after its response, and idle ones at once: browsers open some in advance.
 */
export function closeGracefully(app: FastifyInstance, stoppingMs: number): void {
  const sockets = new Set<Socket>();
  let stopping = false;
  let cutOff: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('preClose', (done) => {
    stopping = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    cutOff = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, stoppingMs);
    done();
  });

  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping) request.raw.socket.end();
    done();
  });

  app.addHook('onClose', (_instance, done) => {
    clearTimeout(cutOff);
    done();
  });
}
