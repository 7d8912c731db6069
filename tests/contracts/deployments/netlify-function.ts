import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { bundleFunction } from './bundle-function';
import type { FixtureSite } from './fixture-site';
import { configuredRules } from './netlify-rules';

type Handle = (request: Request, context: { waitUntil: (work: Promise<void>) => void }) => Promise<Response>;

const Module = z.object({
  default: z.custom<Handle>((value) => typeof value === 'function'),
});

/** Netlify's function, evaluated again as at each start there. */
export async function loadNetlifyFunction(site: FixtureSite): Promise<z.infer<typeof Module>> {
  const file = path.join(site.dir, 'sale-statuses.cjs');
  await writeFile(file, await bundleFunction(site, 'netlify/sale-statuses.ts', 'cjs'));
  const loaded: unknown = await import(file);
  return Module.parse(loaded);
}

/** Addresses that netlify.toml routes to the function. */
export async function netlifyFunctionAddresses(): Promise<string[]> {
  const rules = await configuredRules();
  return rules
    .filter(({ to, status }) => to === '/.netlify/functions/sale-statuses' && status === 200)
    .map(({ from }) => from);
}
