import { isValidElement, type ReactNode } from 'react';

/** The attribute of the root element with the path that Gatsby has rendered. */
export const pagePathAttribute = 'data-path';

/** Runs in the head of every page and sets the path with which Gatsby starts. The script is the same on every page. */
export const pagePathScript = 'pagePath=document.documentElement.dataset.path';

/**
 * Leaves out the script in which Gatsby writes the path of the page. It differs on every page, and a content security
 * policy would have to name each of them.
 *
 * @throws When Gatsby no longer writes it.
 */
export function withoutPathScript(components: readonly ReactNode[]): ReactNode[] {
  const others = components.filter(
    (component) => !isValidElement(component) || component.key !== 'script-loader',
  );
  if (others.length === components.length)
    throw new Error(
      'Gatsby no longer writes a script with the key "script-loader", which src/app/page-path.ts replaces. Find where ' +
        'it sets window.pagePath (node_modules/gatsby/cache-dir/static-entry.js); docs/architecture.md lists it ' +
        'under "Patches of Gatsby".',
    );
  return others;
}
