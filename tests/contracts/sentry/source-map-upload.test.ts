import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadSourceMaps } from '../../../src/commands/source-map-upload';
import { createSentry, sentryToken, type SentryStandIn } from '../../stand-ins/sentry/sentry';

const map = {
  version: 3,
  sources: ['../src/a.ts'],
  sourcesContent: ['export const secret = 1;'],
  mappings: 'AAAA',
};

let sentry: SentryStandIn;
let folder: string;
let url: string;

beforeEach(async () => {
  sentry = createSentry();
  url = await sentry.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
  await writeFile(path.join(folder, 'app-1f2e3d4c5b.js'), 'console.log(1);');
  await writeFile(path.join(folder, 'app-1f2e3d4c5b.js.map'), JSON.stringify(map));
});

afterEach(async () => {
  await sentry.app.close();
  await rm(folder, { recursive: true });
});

function upload(authToken: string): Promise<number> {
  return uploadSourceMaps(folder, { authToken, organization: 'farm', project: 'site', release: 'r1', url });
}

async function isThere(name: string): Promise<boolean> {
  return access(path.join(folder, name)).then(
    () => true,
    () => false,
  );
}

describe('uploadSourceMaps', () => {
  it('sends script and map for the release, and leaves the script alone in the output', async () => {
    expect(await upload(sentryToken)).toBe(1);
    const [bundle] = [...sentry.bundles.values()];
    const text = bundle?.toString('latin1') ?? '';
    // The archive begins with the name of its format, and has its files uncompressed or compressed.
    expect(text.slice(0, 4)).toBe('SYSB');
    expect(text).toContain('files/_/_/app-1f2e3d4c5b.js.map');
    expect([await isThere('app-1f2e3d4c5b.js'), await isThere('app-1f2e3d4c5b.js.map')]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps the maps, and says so, when the upload fails', async () => {
    await expect(upload('wrong')).rejects.toThrow('They are still in');
    expect([sentry.bundles.size, await isThere('app-1f2e3d4c5b.js.map')]).toEqual([0, true]);
  });

  it('says that a build without a token makes no maps', async () => {
    await rm(path.join(folder, 'app-1f2e3d4c5b.js.map'));
    await expect(upload(sentryToken)).rejects.toThrow('There are no source maps');
  });
});
