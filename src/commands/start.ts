import closeWithGrace from 'close-with-grace';
import { runMain } from '../lib/node/run-main';
import { readConfig } from '../host/config';
import { startHost } from '../host/start-host';
import { startEngine } from '../../tests/stand-ins/engine/start-engine';
import { ensureBuilt } from './ensure-built';
import { readServerConfig, requireFreePort } from './server-config';

/** Builds the site if needed, then serves it along with the stand-in auction engine until Ctrl-C. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const { host, port, enginePort, siteOrigin, engineOrigin } = config;
  await requireFreePort('PORT', host, port);
  await requireFreePort('ENGINE_PORT', host, enginePort);
  if (!(await ensureBuilt(process.env, config))) {
    process.stderr.write('The build failed; the reason is above. Nothing was started.\n');
    process.exitCode = 1;
    return;
  }
  const site = await startHost({
    ...readConfig({ LOG_LEVEL: 'warn', GATSBY_ENGINE_ORIGIN: engineOrigin, ...process.env }),
    // Serves the new build, not a published release.
    releasesDir: null,
  });
  const engine = await startEngine({ host, port: enginePort, siteOrigin });
  closeWithGrace({ logger: false }, async () => {
    await Promise.all([site.close(), engine.close()]);
  });
  process.stdout.write(
    `\n  The site            ${siteOrigin}\n  The auction engine  ${engineOrigin}  (a stand-in)\n\nCtrl-C stops both.\n`,
  );
}

runMain(main);
