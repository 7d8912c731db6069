import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { escapeXml } from '../../lib/escape-xml';
import type { Settings } from '../../model/schema/settings';
import { writeAdminPage } from './admin-page';
import { cmsConfig } from './cms-config';
import type { GitBackendConfig } from './git-backend';

/** Decap's check of its configuration, which generates code from text. */
const configCheck = /constants\/configSchema$/;
/** Widgets that no field uses. */
const unusedWidgets = /^decap-cms-widget-(?:map|code|colorstring|richtext)$/;
const unused = 'unused widget';
/** Decap's core can be resolved from its app only. */
const decapStore = /^decap-cms-core\/dist\/esm\/redux$/;

/**
 * Leaves modules of Decap out of the bundle.
 *
 * @throws When one is not found: Decap would then include it under another name.
 */
function replaceModules(sourceDir: string): Plugin {
  return {
    name: 'replace modules of Decap',
    setup(bundle) {
      const replaced = new Set<string>();
      bundle.onResolve({ filter: configCheck }, ({ path: name }) => {
        replaced.add(path.basename(name));
        return { path: path.join(sourceDir, 'validate-config.ts') };
      });
      bundle.onResolve({ filter: decapStore }, async ({ path: name }) => {
        const kind = 'import-statement';
        const app = await bundle.resolve('decap-cms-app', { kind, resolveDir: sourceDir });
        return bundle.resolve(`${name}/index.js`, { kind, resolveDir: path.dirname(app.path) });
      });
      bundle.onResolve({ filter: unusedWidgets }, ({ path: name }) => {
        replaced.add(name);
        return { path: name, namespace: unused };
      });
      bundle.onLoad({ filter: /./, namespace: unused }, ({ path: name }) => ({
        contents: `export default { Widget: () => ({ name: '${name}', controlComponent: () => null }) };`,
      }));
      bundle.onEnd(() =>
        replaced.size === 5
          ? {}
          : { errors: [{ text: `of what is left out, Decap has only ${[...replaced].join(', ')}` }] },
      );
    },
  };
}

/** For a page that was opened at another address of the site, to which the git host would not redirect. */
function otherAddress({ site_url: origin }: GitBackendConfig): string {
  const address = escapeXml(`${origin}/admin/`);
  return `<div id="other-address" hidden>
<h1>Edit at another address</h1>
<p>Editors sign in at <a href="${address}">${address}</a> alone.</p>
</div>
`;
}

const body = `<p id="notice" role="alert"></p>
<noscript><p>Editing needs JavaScript, which is off or blocked here. Without it, edit the files in content/; docs/editors.md says how.</p></noscript>
<div id="no-editing" hidden>
<h1>Nothing can be edited here</h1>
<p>On the computer that has the files of the site, run <code>npm run cms</code> and open the address that it prints.</p>
<p><a href="/admin/publish/">Publish what is saved</a></p>
<p><a href="/">To the site</a></p>
</div>
`;

/**
 * Writes the page for editors with its script, and the configuration that follows from the schemas.
 *
 * @param gitBackend The git host to which editors write; null if they write files under `npm run cms` alone.
 */
export async function writeAdmin(
  publicDir: string,
  settings: Pick<Settings, 'brand' | 'questionCategories'>,
  gitBackend: GitBackendConfig | null,
): Promise<void> {
  await writeAdminPage(publicDir, {
    folder: 'admin',
    title: 'Edit the site',
    company: settings.brand.name,
    head: '<link rel="stylesheet" href="/admin/page.css"/>\n',
    body: gitBackend === null ? body : body + otherAddress(gitBackend),
    script: 'admin.ts',
    bundle: {
      jsx: 'automatic',
      legalComments: 'linked',
      loader: { '.wasm': 'file' },
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
      plugins: [replaceModules(path.resolve('src', 'admin'))],
    },
  });
  await copyFile(path.resolve('src', 'admin', 'page.css'), path.join(publicDir, 'admin', 'page.css'));
  const config = JSON.stringify(cmsConfig(settings, gitBackend));
  await writeFile(path.join(publicDir, 'admin', 'config.json'), config);
}
