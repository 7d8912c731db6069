import path from 'node:path';
import { runMain } from '../lib/node/run-main';
import { bundleHost } from './container/bundle-host';

/** Writes the Node host into a folder in which it runs without packages. */
async function main([folder, ...others]: readonly string[]): Promise<void> {
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new Error('Name a new folder: npm run bundle -- /srv/website');
  await bundleHost(path.resolve(folder));
  process.stdout.write(`Wrote the host to ${folder}. Beside it go public/ and generated/host.json.\n`);
}

runMain(main);
