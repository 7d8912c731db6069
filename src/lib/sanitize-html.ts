import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { fail, ok, type Result } from './result';

export type { Schema };

/**
 * Limits of the HTML that is parsed: time and memory grow with both, and walking the tree recurses once per
 * level.
 */
export interface HtmlLimits {
  readonly elements: number;
  readonly depth: number;
}

type Node = DefaultTreeAdapterTypes.Node;
type Adapter = typeof defaultTreeAdapter;

class TooManyElements extends Error {}

/** A tree adapter that stops the parser, since a few unclosed elements can produce many. */
function countingAdapter(most: number): Adapter {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attrs) {
      elements += 1;
      if (elements > most) throw new TooManyElements();
      // The conversion of the tree into hast reads p#main as a selector, and fails at template#.
      const name = /^[a-zA-Z][a-zA-Z0-9]*$/.test(tagName) ? tagName : 'unknown';
      return defaultTreeAdapter.createElement(name, namespaceURI, attrs);
    },
  };
}

/** Measures the depth of a tree without recursion. */
function isDeeperThan(root: Node, most: number): boolean {
  let level: Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

/**
 * Parses HTML as a browser does, and serializes only what a list allows.
 *
 * @returns The HTML, or the limit that it exceeds, as the end of a sentence.
 */
export function sanitizeHtml(html: string, allowed: Schema, limits: HtmlLimits): Result<string, string> {
  try {
    const tree = parseFragment(html, { treeAdapter: countingAdapter(limits.elements) });
    if (isDeeperThan(tree, limits.depth))
      return fail(`is nested more than ${String(limits.depth)} levels deep`);
    const clean = sanitize(fromParse5(tree), allowed);
    return ok(toHtml(clean, { characterReferences: { useNamedReferences: true } }));
  } catch (error) {
    if (error instanceof TooManyElements) return fail(`has more than ${String(limits.elements)} elements`);
    throw error;
  }
}
