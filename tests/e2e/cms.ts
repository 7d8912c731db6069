import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteBuilder } from '../../src/build/pages/site-builder';
import { previewTemplates } from '../../src/build/content-preview/preview-pages';
import { bundleTemplates, type TemplateRenderer } from '../../src/build/content-preview/render-template';
import { startContentServer } from '../../src/commands/content-server';
import { connect } from './cms-form';
import { test as base } from './test';

let renderer: Promise<TemplateRenderer> | undefined;

/** Bundles the templates once, since their sources do not change. */
async function getRenderer(): Promise<TemplateRenderer> {
  renderer ??= bundleTemplates(previewTemplates);
  return renderer;
}

/** A copy of the content, and the address of a real server that shows, checks and writes its files. */
export const test = base.extend<{ folder: string; contentServer: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `cms-${browserName}-`));
    await cp('content', path.join(folder, 'content'), { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  contentServer: [
    async ({ folder, context }, use) => {
      const server = await startContentServer(folder, process.env, await getRenderer());
      await connect(context, server.origin);
      await use(server.origin);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await server.stop();
    },
    { auto: true },
  ],
});

/** Returns a file under content/ as it is saved. */
export async function sourceOf(folder: string, file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8');
}

/** Returns a page as the build renders it from the files. */
export async function builtPage(folder: string, address: string): Promise<string> {
  const builder = createSiteBuilder({ ...process.env, CONTENT_DIR: path.join(folder, 'content') });
  const loaded = await builder.load();
  if (!loaded.ok) throw new Error(loaded.failure);
  const built = await builder.build(loaded.value);
  if (!built.ok) throw new Error(built.failure);
  const found = built.value.output.pages.find((one) => one.path === address);
  if (found === undefined) throw new Error(`no page ${address}`);
  return (await getRenderer()).render(found, loaded.value.texts, null);
}
