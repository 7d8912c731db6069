import { once } from 'node:events';
import type { Server } from 'node:http';

export interface ListeningServer {
  readonly origin: string;
  /** Closes all connections, including those with a pending request. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listenAnywhere(server: Server, host = '127.0.0.1'): Promise<ListeningServer> {
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://${host}:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
