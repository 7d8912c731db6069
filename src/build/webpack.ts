import type { Actions } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

function isPluginList(value: unknown): value is readonly Plugin[] {
  return Array.isArray(value);
}

/**
 * Source maps would be public, so a build makes none. The order in which style sheets are joined does not
 * matter, since cascade layers order them, so webpack need not warn of it.
 */
export function adjustWebpack(stage: string, getConfig: () => unknown, actions: Actions): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: false });
  const config = getConfig();
  const plugins = typeof config === 'object' && config !== null && 'plugins' in config ? config.plugins : [];
  if (!isPluginList(plugins)) return;
  const extract = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  if (extract?.options !== undefined) extract.options.ignoreOrder = true;
}
