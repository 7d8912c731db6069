import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import type { Texts } from '../../model/schema/texts';
import type { SitePage } from '../../page-data/page';
import { layerOrder } from '../css/split-sheet';

/** Renders pages of some templates, with the styles that their class names belong to. */
export interface TemplateRenderer {
  readonly styles: string;
  /** The HTML of a page without header and footer. */
  readonly render: (page: Pick<SitePage, 'component' | 'props'>, texts: Texts) => string;
}

/** What templates take from Gatsby: the shell around a page has no place in a preview, and no script runs there. */
const gatsbyParts = `
  export const Slice = () => null;
  export const navigate = () => undefined;
`;

/** Settings of the build that pages ask for in the browser alone. */
const constants = ['TRACKING', 'OFFLINE', 'ERROR_REPORTS'];

/** @param templates Their files below src/templates/. */
function entry(templates: readonly string[]): string {
  const imports = templates.map((file, index) => `import T${String(index)} from './templates/${file}';`);
  const names = templates.map((file, index) => `${JSON.stringify(file)}: T${String(index)}`);
  return `
    import './styles/global.css';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    ${imports.join('\n')}
    const templates = { ${names.join()} };
    export const render = (name, pageContext) =>
      renderToStaticMarkup(createElement(templates[name], { pageContext }));
  `;
}

/** Bundles the site's own templates with their styles, whose names of classes are made for both at once. */
export async function bundleTemplates(templates: readonly string[]): Promise<TemplateRenderer> {
  const { outputFiles } = await build({
    stdin: { contents: entry(templates), resolveDir: path.resolve('src'), loader: 'js' },
    outdir: path.resolve('generated'),
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    plugins: [
      {
        name: 'parts of Gatsby',
        setup(bundle) {
          bundle.onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'preview' }));
          bundle.onLoad({ filter: /./, namespace: 'preview' }, () => ({ contents: gatsbyParts }));
        },
      },
    ],
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  // Anew for each page, since stores and texts belong to one.
  const load = vm.compileFunction(textOf('.js'), ['module', 'exports', 'require', 'TEXTS', ...constants]);
  const require = createRequire(path.resolve('package.json'));
  return {
    styles: `@layer ${layerOrder};\n${textOf('.css')}`,
    render({ component, props }, texts) {
      const module = { exports: {} };
      Reflect.apply(load, undefined, [module, module.exports, require, texts, ...constants.map(() => ({}))]);
      const render: unknown = Reflect.get(module.exports, 'render');
      if (typeof render !== 'function') throw new Error('The bundle of templates has no renderer.');
      return String(Reflect.apply(render, undefined, [component, props]));
    },
  };
}
