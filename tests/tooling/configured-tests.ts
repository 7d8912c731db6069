import path from 'node:path';
import { run } from '../../src/lib/node/run';
import type { ServerConfig } from '../../src/commands/server-config';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';
import { findChromium, findHeadlessShell } from './chromium';
import { configuredDir } from './configured-site';
import { countPlaywright, type Count } from './test-count';

/**
 * Runs the browser tests of the second site, which has every outside service configured and has been built.
 *
 * @param args Further arguments for Playwright, such as the name of a file.
 */
export async function runConfiguredTests(config: ServerConfig, args: readonly string[] = []): Promise<Count> {
  const clockOffsetMs = contentDate(process.env).getTime() - Date.now();
  const site = await startHost(
    {
      ...readConfig({ LOG_LEVEL: 'warn', PORT: String(config.port), FORMS_STORE: 'off' }),
      publicDir: path.join(configuredDir, 'public'),
      manifestFile: path.join(configuredDir, 'generated', 'host.json'),
    },
    () => new Date(Date.now() + clockOffsetMs),
  );
  try {
    const { ok } = await run(
      ['playwright', 'test', '--config', 'tests/tooling/playwright.configured.config.ts', ...args],
      {
        show: true,
        env: { HEADLESS_SHELL_PATH: findHeadlessShell(await findChromium()), SITE_ORIGIN: config.siteOrigin },
      },
    );
    return await countPlaywright('test-results/configured.json', ok);
  } finally {
    await site.close();
  }
}
