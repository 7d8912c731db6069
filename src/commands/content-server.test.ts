import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startContentServer } from './content-server';

async function send(origin: string, action: string, params: Record<string, unknown>) {
  const body = JSON.stringify({ action, params: { branch: 'main', ...params } });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${origin}/api/v1`, { method: 'POST', headers, body });
}

it('writes files of the project, nothing beside it, and answers this computer alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
  await mkdir(path.join(folder, 'content'));
  await cp('content/places', path.join(folder, 'content', 'places'), { recursive: true });
  const server = await startContentServer(folder);
  try {
    const save = (file: string) =>
      send(server.origin, 'persistEntry', {
        dataFiles: [{ path: file, slug: 'x', raw: 'name: X' }],
        assets: [],
        options: { collectionName: 'places', commitMessage: 'x', useWorkflow: false, status: 'draft' },
      });
    expect((await save('content/places/x.yaml')).status).toBe(200);
    expect(await readFile(path.join(folder, 'content/places/x.yaml'), 'utf8')).toBe('name: X');
    expect((await save('../x.yaml')).status).toBe(422);
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    if (outside !== undefined)
      await expect(send(server.origin.replace('127.0.0.1', outside.address), 'info', {})).rejects.toThrow();
  } finally {
    server.stop();
    await rm(folder, { recursive: true });
  }
});
