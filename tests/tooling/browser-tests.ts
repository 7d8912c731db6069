import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';
import { startEngine } from '../stand-ins/engine/start-engine';
import { findChromium, findHeadlessShell } from './chromium';
import type { ServerConfig } from '../../src/commands/server-config';
import { run } from '../../src/lib/node/run';
import { countPlaywright, type Count } from './test-count';

/**
 * Serves the built site and the stand-in auction engine and runs the browser tests against them.
 *
 * @param args Further arguments for Playwright, such as the name of a file.
 */
export async function runBrowserTests(config: ServerConfig, args: readonly string[] = []): Promise<Count> {
  const executable = await findChromium();
  const shell = findHeadlessShell(executable);
  console.log(`Chromium: ${executable}; headless shell: ${shell}`);
  const { host, port, enginePort, siteOrigin, engineOrigin } = config;
  // Both use the day of the build, on any day: pages follow the clock of the host.
  const clockOffsetMs = contentDate(process.env).getTime() - Date.now();
  const now = () => new Date(Date.now() + clockOffsetMs);
  const formsDir = await mkdtemp(path.join(tmpdir(), 'forms-'));
  const site = await startHost(
    readConfig({
      LOG_LEVEL: 'warn',
      GATSBY_ENGINE_ORIGIN: engineOrigin,
      FORMS_RATE_LIMIT: '1000000',
      ...process.env,
      FORMS_STORE: 'sqlite',
      FORMS_DB: path.join(formsDir, 'forms.db'),
      PORT: String(port),
    }),
    now,
  );
  const engine = await startEngine({ host, port: enginePort, siteOrigin }, now);
  try {
    const { ok } = await run(
      ['playwright', 'test', '--config', 'tests/tooling/playwright.config.ts', ...args],
      { show: true, env: { CHROMIUM_PATH: executable, HEADLESS_SHELL_PATH: shell, SITE_ORIGIN: siteOrigin } },
    );
    return await countPlaywright('test-results/playwright.json', ok);
  } finally {
    await Promise.all([site.close(), engine.close()]);
    await rm(formsDir, { recursive: true });
  }
}
