import { createServer } from 'node:http';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';
import { startEngine } from '../stand-ins/engine/start-engine';
import { freePort } from '../contracts/free-port';
import { openAdminSession, type AdminSession } from './engine';
import { test as base } from './test';

const host = 'localhost';

interface IsolatedSite {
  readonly siteOrigin: string;
  readonly admin: AdminSession;
  /** Stops the host, as if the connection were lost. */
  readonly stop: () => Promise<void>;
  /** Accepts every request and answers none, as if the signal were too weak. */
  readonly fallSilent: () => Promise<void>;
  /** Starts the host again, by default with the same build; another build has its own manifest. */
  readonly start: (build?: { readonly publicDir: string; readonly manifestFile: string }) => Promise<void>;
}

/**
 * Tests that change the status of sales: each has the built site with its own engine behind it, and the admin pages of
 * that engine. A status set in the shared engine would show on the pages of other tests. The links of the pages still
 * lead to the shared engine, and cookies go to every port, so signing in works there.
 */
export const test = base.extend<{ isolatedSite: IsolatedSite; admin: AdminSession }>({
  // Playwright reads from the destructuring pattern which fixtures this one needs: none.
  isolatedSite: async ({}, use) => {
    const [sitePort, enginePort] = [await freePort(), await freePort()];
    const [siteOrigin, engineOrigin] = [`http://${host}:${sitePort}`, `http://${host}:${enginePort}`];
    const clockOffsetMs = contentDate(process.env).getTime() - Date.now();
    const now = () => new Date(Date.now() + clockOffsetMs);
    const engine = await startEngine({ host, port: enginePort, siteOrigin }, now);
    const config = readConfig({
      LOG_LEVEL: 'silent',
      PORT: String(sitePort),
      GATSBY_ENGINE_ORIGIN: engineOrigin,
      FORMS_STORE: 'off',
    });
    let site: { readonly close: () => unknown } | null = null;
    async function start(build: Parameters<IsolatedSite['start']>[0] = config): Promise<void> {
      const { publicDir, manifestFile } = build;
      site = await startHost({ ...config, publicDir, manifestFile }, now);
    }
    async function stop(): Promise<void> {
      await site?.close();
      site = null;
    }
    async function fallSilent(): Promise<void> {
      await stop();
      const server = createServer(() => undefined);
      await new Promise<void>((resolve) => server.listen(sitePort, host, resolve));
      site = {
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      };
    }
    await start();
    const admin = await openAdminSession(engineOrigin);
    await use({ siteOrigin, admin, stop, fallSilent, start });
    await Promise.all([admin.close(), stop(), engine.close()]);
  },
  baseURL: async ({ isolatedSite }, use) => {
    await use(isolatedSite.siteOrigin);
  },
  admin: async ({ isolatedSite }, use) => {
    await use(isolatedSite.admin);
  },
});
