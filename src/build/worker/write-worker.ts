import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { shellFilesRoute, workerRoute } from '../../model/derive/offline/offline-copies';
import type { Content } from '../../model/schema/content';
import { shellFiles } from './shell-files';

/** The texts of the worker (src/worker/offline-texts.d.ts). */
function workerTexts({ texts, settings }: Pick<Content, 'texts' | 'settings'>): typeof OFFLINE_TEXTS {
  const { notice, tryAgain, notKept, notKeptText } = texts.offline;
  return { brand: settings.brand.name, notice: notice.source, tryAgain, notKept, notKeptText };
}

/**
 * Writes the worker that keeps pages for use without a connection, and the list of the files that it keeps with them.
 *
 * @param withWorker False for a worker that removes itself with all that was kept.
 */
export async function writeWorker(
  publicDir: string,
  content: Pick<Content, 'texts' | 'settings'>,
  withWorker: boolean,
): Promise<void> {
  await build({
    entryPoints: [path.resolve('src/worker', withWorker ? 'service-worker.ts' : 'removal-worker.ts')],
    outfile: path.join(publicDir, workerRoute),
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: 'es2020',
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_TEXTS: JSON.stringify(workerTexts(content)),
    },
  });
  await writeFile(path.join(publicDir, shellFilesRoute), JSON.stringify(await shellFiles(publicDir)));
}
