import path from 'node:path';
import { run } from '../../src/commands/run';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';
import { findChromium } from './chromium';
import { buildConfiguredSite, configuredDir } from './configured-site';
import { configureTestServers } from './test-server-config';

/** Builds a second site with every outside service configured, and runs its browser tests; arguments go to Playwright. */
async function main(): Promise<void> {
  const config = await configureTestServers(process.env);
  if (process.env.SKIP_BUILD !== 'yes' && !(await buildConfiguredSite(process.env, config))) {
    process.exitCode = 1;
    return;
  }
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
      [
        'playwright',
        'test',
        '--config',
        'tests/tooling/playwright.configured.config.ts',
        ...process.argv.slice(2),
      ],
      { show: true, env: { CHROMIUM_PATH: await findChromium(), SITE_ORIGIN: config.siteOrigin } },
    );
    if (!ok) process.exitCode = 1;
  } finally {
    await site.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
