import closeWithGrace from 'close-with-grace';
import { runMain } from '../lib/node/run-main';
import { readConfig } from './config';
import { startHost } from './start-host';
import { defaultTimeouts } from './timeouts';

/** The process ends after this at the latest; the host has closed its connections by then. */
const graceMs = defaultTimeouts.stoppingMs + 2000;

async function main(): Promise<void> {
  const app = await startHost(readConfig(process.env));
  closeWithGrace({ delay: graceMs, logger: false }, async ({ signal, err }) => {
    if (err !== undefined) app.log.fatal({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping; requests in flight are finished first');
    await app.close();
  });
}

runMain(main);
