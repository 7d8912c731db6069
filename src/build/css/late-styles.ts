import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** Media that no first sight of a page needs. */
const lateMedia = /print|forced-colors|prefers-|scripting/;
const lateSelector = /:hover|:active|:disabled|\[aria-disabled/;

function isLateAtRule({ name, params }: AtRule): boolean {
  if (name === 'keyframes') return true;
  if (name === 'layer') return params === 'open';
  return name === 'media' && lateMedia.test(params);
}

function isLateRule({ selectors }: Rule): boolean {
  return selectors.every((selector) => lateSelector.test(selector));
}

function isContainer(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && node.nodes !== undefined;
}

/**
 * Late rules have a layer of their own above that of the rules at rest, since sheets of other templates arrive
 * after them.
 */
function lateLayer(layer: string): string {
  return `${layer}-late`;
}

/** The order of the layers, with a late one above each that has looks at rest. */
export const layerOrder = ['reset', 'tokens']
  .concat(
    ['base', 'ui', 'layout', 'page'].flatMap((layer) => [layer, lateLayer(layer)]),
    'open',
  )
  .join();

/** Takes what is late out of a container and gives it back in copies of the containers around it. */
function takeLate(container: Container): ChildNode[] {
  return [...(container.nodes ?? [])].flatMap((node): ChildNode[] => {
    const isLate = node.type === 'rule' ? isLateRule(node) : node.type === 'atrule' && isLateAtRule(node);
    if (isLate) {
      node.remove();
      return [node];
    }
    if (!isContainer(node) || node.name === 'font-face') return [];
    const inside = takeLate(node);
    if (node.nodes.length === 0) node.remove();
    if (inside.length === 0) return [];
    const params = node.name === 'layer' ? lateLayer(node.params) : node.params;
    return [node.clone({ nodes: inside, params })];
  });
}

export interface SplitSheet {
  readonly atRest: string;
  /** Blocks of the style sheet, each complete with its layer and media. */
  readonly late: readonly string[];
}

/**
 * Parts a style sheet in what a page needs at rest, which is inlined into it, and what it needs later: hover and
 * press, print, forced colours, motion, pages without a script, and `@layer open`, which holds the looks of
 * whatever has to be opened first.
 */
export function splitSheet(css: string): SplitSheet {
  const root = postcss.parse(css);
  const late = takeLate(root).map(String);
  return { atRest: root.toString(), late };
}
