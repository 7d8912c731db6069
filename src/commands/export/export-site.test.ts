import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressFolder } from '../../host/compress-folder';
import { caddyConfig } from './caddy-config';
import { exportSite } from './export-site';
import { nginxHttpConfig } from './nginx-config';
import { webServerRules } from './web-server-rules';

let dir: string;
let publicDir: string;
let manifestFile: string;
let folder: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'export-'));
  [publicDir, manifestFile, folder] = [
    path.join(dir, 'public'),
    path.join(dir, 'host.json'),
    path.join(dir, 'new'),
  ];
  await writeFile(manifestFile, '{"headers":[],"redirects":[],"schedules":[]}');
  await mkdir(path.join(publicDir, 'sales'), { recursive: true });
  for (const name of ['index.html', '404.html', 'sales/index.html'])
    await writeFile(path.join(publicDir, name), `<title>${name}</title>`.repeat(50));
});
afterEach(() => rm(dir, { recursive: true }));

describe('exporting the site', () => {
  it('copies the files that visitors may request, with current variants and the times of the files', async () => {
    await compressFolder(publicDir);
    const time = new Date('2026-03-18T15:00:00Z');
    await utimes(path.join(publicDir, 'sales', 'index.html'), time, time);
    for (const hidden of ['.env', 'app.js.map', '_headers', 'sales/index.html.stale.br', 'notes.txt.part'])
      await writeFile(path.join(publicDir, hidden), 'SECRET');
    expect(await exportSite({ publicDir, manifestFile }, folder)).toBe(3);
    expect((await readdir(path.join(folder, 'site'))).sort()).toEqual([
      '404.html',
      '404.html.br',
      '404.html.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'sales',
    ]);
    expect((await readdir(path.join(folder, 'site', 'sales'))).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
      expect((await stat(path.join(folder, 'site', 'sales', name))).mtime).toEqual(time);
  });

  it('refuses a folder that may be in use, and leaves it unchanged', async () => {
    await exportSite({ publicDir, manifestFile }, folder);
    await expect(exportSite({ publicDir, manifestFile }, folder)).rejects.toThrow(
      /new is not empty\. Name a new/,
    );
    expect((await readdir(dir)).sort()).toEqual(['host.json', 'new', 'public']);
  });

  it('starts over if another run was interrupted', async () => {
    await mkdir(path.join(dir, 'new.part', 'site'), { recursive: true });
    await writeFile(path.join(dir, 'new.part', 'site', 'old.html'), 'old');
    await exportSite({ publicDir, manifestFile }, folder);
    expect(await readdir(path.join(folder, 'site'))).not.toContain('old.html');
    expect(await readdir(dir)).not.toContain('new.part');
  });

  it('writes nothing for a site that is incomplete, or has links out of its folder', async () => {
    await symlink('/etc/passwd', path.join(publicDir, 'sales', 'users.txt'));
    await expect(exportSite({ publicDir, manifestFile }, folder)).rejects.toThrow(
      /users\.txt is a link, not a regular file/,
    );
    await rm(path.join(publicDir, '404.html'));
    await expect(exportSite({ publicDir, manifestFile }, folder)).rejects.toThrow(
      /404\.html is missing\. Build/,
    );
    await expect(readFile(path.join(folder, 'nginx', 'http.conf'))).rejects.toThrow('ENOENT');
  });
});

describe('values that a web server would not send unchanged', () => {
  function rulesWith(value: string) {
    return webServerRules({
      headers: [{ path: '/*', headers: { 'X-Value': value } }],
      redirects: [],
      schedules: [],
    });
  }

  it.each(['$host', 'a\nadd_header X-Injected 1', 'a'.repeat(5000)])(
    'are refused for nginx: %.30s',
    (value) => {
      expect(() => nginxHttpConfig(rulesWith(value))).toThrow(/^nginx /);
    },
  );

  it.each(['a`b', 'a\r\nrespond 200'])('are refused for Caddy: %s', (value) => {
    expect(() => caddyConfig(rulesWith(value))).toThrow(/^Caddy /);
  });
});
