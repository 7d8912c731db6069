import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FixtureSite } from './fixture-site';

/** A redirect or rewrite as Netlify knows it. */
export interface NetlifyRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** True if the rule takes precedence over a file with that address. */
  readonly force: boolean;
}

function ofConfiguration(text: string): NetlifyRule[] {
  return text
    .split(/^\[\[redirects\]\]\n/m)
    .slice(1)
    .map((block) => {
      const value = (key: string) =>
        new RegExp(`^${key} = "?([^"\\n]+)"?$`, 'm').exec(block.split('\n[')[0] ?? '')?.[1] ?? '';
      const status = Number(value('status'));
      if (Number.isNaN(status)) throw new Error(`netlify.toml has a rule without a status: ${block}`);
      return { from: value('from'), to: value('to'), status, force: value('force') === 'true' };
    });
}

function ofRedirectsFile(text: string): NetlifyRule[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status: Number(status), force: status.endsWith('!') };
    });
}

/** Rules of netlify.toml. */
export async function configuredRules(): Promise<readonly NetlifyRule[]> {
  return ofConfiguration(await readFile('netlify.toml', 'utf8'));
}

/** Rules of a site in order: `_redirects` comes first. Netlify ignores slashes at the end. */
export async function netlifyRules({
  publicDir,
}: FixtureSite): Promise<(path: string) => NetlifyRule | undefined> {
  const rules = [
    ...ofRedirectsFile(await readFile(path.join(publicDir, '_redirects'), 'utf8')),
    ...(await configuredRules()),
  ];
  const plain = (address: string) => address.replace(/(?<=.)\/$/, '');
  return (address) => rules.find(({ from }) => plain(from) === plain(address));
}
