import type { Actions } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** The part of webpack's configuration that we look at. */
interface WebpackConfig {
  readonly plugins: readonly Plugin[];
}

function isWebpackConfig(value: unknown): value is WebpackConfig {
  return typeof value === 'object' && value !== null && 'plugins' in value && Array.isArray(value.plugins);
}

/**
 * Source maps would be public, so a build makes none. The order in which style sheets are joined does not
 * matter, since cascade layers order them, so webpack need not warn of it.
 */
export function adjustWebpack(stage: string, config: unknown, actions: Actions): void {
  if (stage !== 'build-javascript' || !isWebpackConfig(config)) return;
  actions.setWebpackConfig({ devtool: false });
  const extract = config.plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  if (extract?.options !== undefined) extract.options.ignoreOrder = true;
}
