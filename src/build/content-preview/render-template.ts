import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import type { Texts } from '../../model/schema/texts';
import type { TemplatePage } from '../../page-data/page';
import type { ShellProps } from '../../page-data/shell-props';
import { layerOrder } from '../css/split-sheet';
import { shellSlices } from '../pages/shell-slices';

/** Renders pages of some templates, with the styles that their class names belong to. */
export interface TemplateRenderer {
  readonly styles: string;
  /** The HTML of a page, without header and footer if their props are null. */
  readonly render: (
    page: Pick<TemplatePage, 'template' | 'props'>,
    texts: Texts,
    shell: ShellProps | null,
  ) => string;
}

/**
 * The parts of Gatsby that pages use: slices for header and footer, and navigation, which does nothing since no script
 * runs in a preview.
 */
const gatsbyParts = `
  import { createElement } from 'react';
  export const Slice = ({ alias }) => {
    const { component, context: sliceContext } = SLICES[alias] ?? {};
    return component === undefined ? null : createElement(component, { sliceContext });
  };
  export const navigate = () => undefined;
`;

/** Settings of the build that pages ask for in the browser alone. */
const constants = ['TRACKING', 'OFFLINE', 'ERROR_REPORTS'];

/** Names that the bundle finds in its scope. */
const names = ['module', 'exports', 'require', 'TEXTS', 'SLICES'];

/** @param templates Their files below src/templates/. */
function entry(templates: readonly string[]): string {
  const imports = templates.map((file, index) => `import T${String(index)} from './templates/${file}';`);
  const entries = templates.map((file, index) => `${JSON.stringify(file)}: T${String(index)}`);
  return `
    import './styles/global.css';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import header from './layout/header/Header.tsx';
    import footer from './layout/footer/Footer.tsx';
    ${imports.join('\n')}
    const parts = { header, footer };
    const templates = { ${entries.join()} };
    export const render = (name, pageContext, slices) => {
      for (const [alias, { context }] of Object.entries(slices))
        SLICES[alias] = { component: parts[alias], context };
      return renderToStaticMarkup(createElement(templates[name], { pageContext }));
    };
  `;
}

/** Bundles the site's own templates with their styles, so that class names agree. */
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
          bundle.onLoad({ filter: /./, namespace: 'preview' }, () => ({
            contents: gatsbyParts,
            resolveDir: path.resolve('src'),
          }));
        },
      },
    ],
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  // Evaluated again for each page, since stores and texts belong to one.
  const load = vm.compileFunction(textOf('.js'), [...names, ...constants]);
  const require = createRequire(path.resolve('package.json'));
  return {
    styles: `@layer ${layerOrder};\n${textOf('.css')}`,
    render({ template, props }, texts, shell) {
      const module = { exports: {} };
      const around = [module, module.exports, require, texts, {}];
      Reflect.apply(load, undefined, [...around, ...constants.map(() => ({}))]);
      const render: unknown = Reflect.get(module.exports, 'render');
      if (typeof render !== 'function') throw new Error('The bundle of templates has no renderer.');
      const slices = shell === null ? {} : shellSlices(shell);
      return String(Reflect.apply(render, undefined, [template, props, slices]));
    },
  };
}
