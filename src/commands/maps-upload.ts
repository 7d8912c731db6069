import path from 'node:path';
import { runMain } from '../lib/node/run-main';
import { readSourceMaps } from '../build/settings/source-maps';
import { uploadSourceMaps } from './source-map-upload';

/** Uploads the source maps of the build in public/ to Sentry, and deletes them. */
async function main(): Promise<void> {
  const settings = readSourceMaps(process.env);
  if (settings === null)
    throw new Error('SENTRY_AUTH_TOKEN is not set. Write a token that may upload source maps.');
  const count = await uploadSourceMaps(path.resolve('public'), settings);
  console.log(`Uploaded ${count} source maps for the release ${settings.release}, and deleted them.`);
}

runMain(main);
