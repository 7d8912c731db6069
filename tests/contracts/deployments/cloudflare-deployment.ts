import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import ts from 'typescript';
import { z } from 'zod';
import { bundleFunction } from './bundle-function';
import type { FixtureSite } from './fixture-site';
import type { Deployment, RunningDeployment } from './deployment';

const Configuration = z.strictObject({
  name: z.string(),
  main: z.literal('src/host/functions/cloudflare/worker.ts'),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  assets: z.strictObject({
    directory: z.literal('public'),
    binding: z.string(),
    html_handling: z.enum(['auto-trailing-slash', 'force-trailing-slash', 'drop-trailing-slash', 'none']),
    not_found_handling: z.enum(['none', '404-page', 'single-page-application']),
    run_worker_first: z.array(z.string()),
  }),
  observability: z.object({ enabled: z.boolean() }),
  keep_vars: z.literal(true),
});

/** Starts Cloudflare's own programs with wrangler.jsonc, as `wrangler dev` does. */
export async function startCloudflare(
  site: FixtureSite,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningDeployment> {
  const parsed = ts.parseConfigFileTextToJson('wrangler.jsonc', await readFile('wrangler.jsonc', 'utf8'));
  const { error } = parsed;
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { compatibility_date, compatibility_flags, assets } = Configuration.parse(parsed.config);
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    // The log of the worker.
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.resume();
      stderr.resume();
    },
    modules: true,
    script: await bundleFunction(site, 'cloudflare/worker.ts'),
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    bindings: variables,
    assets: {
      directory: site.publicDir,
      binding: assets.binding,
      workerName: 'website',
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: false,
        static_routing: { user_worker: assets.run_worker_first },
      },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
        compatibility_date,
        compatibility_flags,
      },
    },
  });
  const { origin } = await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}

/** Cloudflare's static assets and the worker. */
export const cloudflareDeployment: Deployment = {
  name: 'Cloudflare',
  isThere: true,
  lacks: {
    forms: 'nothing there keeps them',
    readiness: 'no process that could be asked',
    'both slash forms': 'pages come without the worker, and its servers lead to the form with the slash',
    'charsets of types': 'its servers choose them; XML names its own',
    'lengths for HEAD': 'not in its servers',
    'compression of the build': 'it compresses by itself, here by gzip alone',
    'tags of compressed answers': 'its tags are those of the files before compression',
  },
  start: (site) => startCloudflare(site),
};
