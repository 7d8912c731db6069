import postcss from 'postcss';
import { layerOrder } from './split-sheet';

const shortNames = new Map(layerOrder.split(',').map((layer, index) => [layer, (index + 10).toString(36)]));

/**
 * The name of a layer in the sheets of a build: one letter, since every page lists all layers and repeats most names.
 *
 * @throws When no such layer is declared in `layerOrder`, whose order would then follow from that of the sheets.
 */
export function shortLayer(layer: string): string {
  const short = shortNames.get(layer);
  if (short === undefined)
    throw new Error(
      `A style sheet has the layer "${layer}", which is not in the order of layers. Use one of ${layerOrder}, or add it in ` +
        'src/build/css/split-sheet.ts.',
    );
  return short;
}

/** The order of the layers under their short names. */
export const shortLayerOrder = [...shortNames.values()].join();

/**
 * Gives the layers of a sheet their short names.
 *
 * @throws As `shortLayer` does.
 */
export function shortenLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    rule.params = shortLayer(rule.params);
  });
  return root.toString();
}
