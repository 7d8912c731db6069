import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

const deferredSuffix = '-deferred';

/**
 * Media queries that the first view of a page does not need, or that hardly ever match: very large text, and windows of
 * a few lines.
 */
const deferredMedia = /print|hover|forced-colors|prefers-reduced|scripting|^\(width < 20em\)$|height < 30em/;

function isDeferred(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false;
  if (node.name === 'layer') return node.params === 'open' || node.params.endsWith(deferredSuffix);
  return node.name === 'media' && deferredMedia.test(node.params);
}

function isContainer(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && node.nodes !== undefined;
}

/**
 * Deferred rules have a layer of their own above that of the rules at rest, since sheets of other templates arrive
 * after them.
 */
function deferredLayer(layer: string): string {
  return layer + deferredSuffix;
}

/** The order of the layers, with a deferred layer above each one that has styles at rest. */
export const layerOrder = ['reset', 'tokens']
  .concat(
    ['base', 'ui', 'layout', 'page'].flatMap((layer) => [layer, deferredLayer(layer)]),
    'open',
  )
  .join();

/** Removes the deferred rules from a container and returns them in copies of the containers around it. */
function extractDeferred(container: Container): ChildNode[] {
  return [...(container.nodes ?? [])].flatMap((node): ChildNode[] => {
    if (isDeferred(node)) {
      node.remove();
      return [node];
    }
    if (!isContainer(node) || node.name === 'font-face') return [];
    const inside = extractDeferred(node);
    if (node.nodes.length === 0) node.remove();
    if (inside.length === 0) return [];
    const params = node.name === 'layer' ? deferredLayer(node.params) : node.params;
    return [node.clone({ nodes: inside, params })];
  });
}

/** Joins the blocks of each layer: the order of layers, not of the sheet, decides precedence. */
function joinLayers(root: Root): Root {
  const blocks = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) continue;
    const first = blocks.get(node.params);
    if (first === undefined) blocks.set(node.params, node);
    else {
      first.append(node.nodes);
      node.remove();
    }
  }
  return root;
}

export interface SplitSheet {
  readonly atRest: string;
  /** Blocks of the style sheet, each complete with its layer and media. */
  readonly deferred: readonly string[];
}

/**
 * Splits a style sheet into the rules that a page needs at rest, which are inlined into it, and those that it needs
 * later: hover, print, forced colours, motion, very large text, pages without scripts, layers such as `ui-deferred`
 * with the styles of parts that are collapsed at first, and `@layer open`, which holds the styles of parts that appear
 * only after an interaction.
 */
export function splitStylesheet(css: string): SplitSheet {
  const root = postcss.parse(css);
  const deferred = extractDeferred(root).map(String);
  return { atRest: joinLayers(root).toString(), deferred };
}

/** Makes one sheet of the deferred blocks of several sheets, which share modules: each block once. */
export function joinDeferred(blocks: readonly string[]): string {
  return joinLayers(postcss.parse([...new Set(blocks)].join(''))).toString();
}
