import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderHeadersFile, renderRedirectsFile, writeStaticHostFiles } from './static-host-files';

const headers = { transportSecurity: 'max-age=1', contentPolicy: "default-src 'none'" };

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'static-host-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('the files for static hosts', () => {
  it('are written in their formats', () => {
    expect(
      renderHeadersFile([
        { path: '/*', headers: { A: '1', B: '2' } },
        { path: '/x/*', headers: { C: '3' } },
      ]),
    ).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  C: 3\n');
    expect(
      renderRedirectsFile([
        { from: '/a', to: '/b/', status: 301 },
        { from: '/index.html', to: '/', status: 301, hidesFile: true },
      ]),
    ).toBe('/a /b/ 301\n/a/ /b/ 301\n');
  });

  it('begin with the rules for every address', async () => {
    await writeStaticHostFiles(dir, headers);
    const text = await readFile(path.join(dir, '_headers'), 'utf8');
    const general = text.split('\n\n')[0] ?? '';
    expect(general).toContain("  Content-Security-Policy: default-src 'none'\n");
    expect(general).toContain('  Strict-Transport-Security: max-age=1');
    expect(general).toContain('  Cache-Control: no-cache');
    expect(await readFile(path.join(dir, '_redirects'), 'utf8')).toContain(
      '/farmland-exchange /farmlandexchange/ 301',
    );
  });

  it('have one rule for a path, which removes the headers of earlier ones', () => {
    expect(
      renderHeadersFile([
        { path: '/*', headers: { A: '1' } },
        { path: '/x/*/y/*/z', headers: { A: '2' } },
        { path: '/x/*/z', headers: { B: '3' } },
      ]),
    ).toBe('/*\n  A: 1\n\n/x/*/z\n  ! A\n  A: 2\n  B: 3\n');
  });

  it('have browsers ask for scripts in folders, whose names hold no hash', async () => {
    await mkdir(path.join(dir, '~tools', 'debug'), { recursive: true });
    await writeFile(path.join(dir, '~tools', 'debug', 'tool.js'), '');
    await writeStaticHostFiles(dir, headers);
    const text = await readFile(path.join(dir, '_headers'), 'utf8');
    expect(text).toContain('\n/~tools/*\n  ! Cache-Control\n  Cache-Control: no-cache\n');
  });

  it('are refused when a script without a hash would be cached for a year', async () => {
    await writeFile(path.join(dir, 'app-0123456789abcdef0123.js'), '');
    await writeFile(path.join(dir, `s-_${'Az0-_9'.repeat(7)}.js`), '');
    await writeStaticHostFiles(dir, headers);
    await writeFile(path.join(dir, 'sw.js'), '');
    await writeStaticHostFiles(dir, headers);
    await writeFile(path.join(dir, 'tool.js'), '');
    await expect(writeStaticHostFiles(dir, headers)).rejects.toThrow(/^tool\.js: /);
  });
});
