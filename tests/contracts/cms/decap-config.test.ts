import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { cmsConfig } from '../../../src/build/cms/cms-config';
import { gitBackendConfig } from '../../../src/build/cms/git-backend';
import { validateConfig } from '../../../src/admin/validate-config';

const settings = { questionCategories: [{ slug: 'buying', title: 'Buying', short: 'Buying' }] };
const config = {
  ...cmsConfig(settings, null),
  backend: { name: 'proxy', proxy_url: '/admin/api/v1' },
};

/** The parts of Decap that the check imports; the real ones need a browser. */
const neighbours = `
  export const extensionFormatters = { yml: 1, yaml: 1, md: 1 };
  export const frontmatterFormats = ['yaml-frontmatter'];
  export const I18N_STRUCTURE = { one: 'one' };
  export const I18N_FIELD = { one: 'one' };
  export function getWidgets() { return [{ name: 'string', schema: {} }]; }
`;

/** Calls Decap's own check, which the page leaves out. */
async function checkAsDecap(value: unknown): Promise<void> {
  const app = createRequire(createRequire(path.resolve('package.json')).resolve('decap-cms-app'));
  const core = path.dirname(app.resolve('decap-cms-core'));
  const { outputFiles } = await build({
    stdin: {
      contents: `import { validateConfig } from './esm/constants/configSchema.js'; validateConfig(VALUE);`,
      resolveDir: core,
    },
    plugins: [
      {
        name: 'neighbours',
        setup(bundle) {
          bundle.onResolve({ filter: /^\.\.\/(?:formats|lib)\// }, () => ({
            path: 'x',
            namespace: 'neighbours',
          }));
          bundle.onLoad({ filter: /./, namespace: 'neighbours' }, () => ({ contents: neighbours }));
        },
      },
    ],
    bundle: true,
    write: false,
    define: { VALUE: JSON.stringify(value) },
  });
  vm.runInNewContext(outputFiles[0]?.text ?? 'throw 0', { console: { error: () => undefined }, crypto });
}

it('accepts a configuration that has arrived completely', () => {
  expect(() => {
    validateConfig(config);
  }).not.toThrow();
  expect(() => {
    validateConfig({ backend: {} });
  }).toThrow('incomplete');
});

it('leaves out a check that the configuration passes', async () => {
  await checkAsDecap(config);
  const repository = { repository: 'company/site', branch: 'main', clientId: 'app', previewContext: 'pages' };
  for (const kind of ['github', 'gitlab', 'gitea'] as const) {
    const backend = { ...repository, kind, gitOrigin: 'https://git.example.com' };
    await checkAsDecap(cmsConfig(settings, gitBackendConfig(backend, 'https://www.example.com')));
  }
  await expect(checkAsDecap({ ...config, media_folder: 1 })).rejects.toThrow('media_folder');
});
