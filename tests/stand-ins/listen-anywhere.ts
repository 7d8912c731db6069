import { once } from 'node:events';
import type { Server } from 'node:http';

export interface ListeningServer {
  readonly origin: string;
  /** Ends all connections, also those with a pending request. */
  readonly stop: () => Promise<void>;
}

/** Lets a server listen at a free port of this machine. */
export async function listenAnywhere(server: Server): Promise<ListeningServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
