import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { previewTemplates } from '../build/content-preview/preview-pages';
import { bundleTemplates } from '../build/content-preview/render-template';
import { startContentServer } from './content-server';

const renderer = bundleTemplates(previewTemplates);

async function send(origin: string, action: string, params: Record<string, unknown>) {
  const body = JSON.stringify({ action, params: { branch: 'main', ...params } });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${origin}/api/v1`, { method: 'POST', headers, body });
}

it('writes files only in the project, and answers only this computer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
  await mkdir(path.join(folder, 'content'));
  await cp('content/places', path.join(folder, 'content', 'places'), { recursive: true });
  const server = await startContentServer(folder, process.env, await renderer);
  try {
    const raw = await readFile('content/places/brandon-mb.yaml', 'utf8');
    const save = (file: string) =>
      send(server.origin, 'persistEntry', {
        dataFiles: [{ path: file, slug: 'x', raw }],
        assets: [],
        options: { newEntry: true, commitMessage: 'x', useWorkflow: false, status: 'draft' },
      });
    expect((await save('content/places/x.yaml')).status).toBe(200);
    expect(await readFile(path.join(folder, 'content/places/x.yaml'), 'utf8')).toBe(raw);
    expect((await save('../x.yaml')).status).toBe(422);
    const form = { method: 'POST', body: '{"action":"info"}' };
    expect((await fetch(server.origin, form)).status).toBe(403);
    const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:1' };
    expect((await fetch(server.origin, { ...form, headers })).status).toBe(403);
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    if (outside !== undefined)
      await expect(send(server.origin.replace('127.0.0.1', outside.address), 'info', {})).rejects.toThrow();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

it('aborts a preview that nobody is waiting for, and leaves nothing behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
  await cp('content', path.join(folder, 'content'), { recursive: true });
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const server = await startContentServer(folder, process.env, await renderer);
  const staged = () => readdir(path.join(folder, 'generated')).catch(() => []);
  try {
    const file = 'content/places/brandon-mb.yaml';
    const body = JSON.stringify({ path: file, raw: await readFile(file, 'utf8'), assets: [] });
    const headers = { 'Content-Type': 'application/json' };
    const asked = fetch(`${server.origin}/api/preview`, { method: 'POST', headers, body });
    const refused = expect(asked).rejects.toThrow();
    while ((await staged()).length === 0);
    await server.stop();
    expect(await staged()).toEqual([]);
    expect(said).not.toHaveBeenCalled();
    await refused;
  } finally {
    said.mockRestore();
    await rm(folder, { recursive: true });
  }
});
