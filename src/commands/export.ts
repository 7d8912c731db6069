import path from 'node:path';
import { runMain } from '../lib/node/run-main';
import { compressFolder } from '../host/compress-folder';
import { readConfig } from '../host/config';
import { exportSite } from './export/export-site';

/** Writes the build in public/ for nginx and Caddy, with their configurations. */
async function main([folder, ...others]: readonly string[]): Promise<void> {
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new Error('Name a new folder: npm run export -- /srv/website/2026-11-23');
  const { publicDir, manifestFile } = readConfig(process.env);
  await compressFolder(publicDir);
  const count = await exportSite({ publicDir, manifestFile }, path.resolve(folder));
  process.stdout.write(
    `Wrote ${count} files with their compressed variants, and the configurations, to ${folder}\n`,
  );
}

runMain(main);
