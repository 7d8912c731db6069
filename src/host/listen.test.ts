import { networkInterfaces } from 'node:os';
import { expect, it } from '@jest/globals';
import { createHost } from './create-host';
import { listen } from './listen';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((found) => found?.address === '::1');

it('answers on every address of localhost that the machine has, until it stops', async () => {
  const manifest = { headers: [], redirects: [], schedules: [] };
  const host = createHost({ publicDir: '/nowhere', manifest });
  // The last one is reserved for documentation: no machine has it.
  await listen(host, 'localhost', 0, () => Promise.resolve(['127.0.0.1', '::1', '192.0.2.1']));
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const names = ['localhost', ...(hasIpv6 ? ['[::1]'] : [])];
  for (const name of names) {
    for (const path of ['/healthz', '/api/sale-statuses']) {
      expect([name, path, (await fetch(`http://${name}:${address.port}${path}`)).status]).toEqual([
        name,
        path,
        200,
      ]);
    }
  }
  await host.close();
  for (const name of names) {
    await expect(fetch(`http://${name}:${address.port}/healthz`)).rejects.toThrow('fetch failed');
  }
});
