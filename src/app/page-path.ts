import { isValidElement, type ReactNode } from 'react';
import { missingInPage } from './missing-in-page';

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
      missingInPage('script that sets window.pagePath, with the key "script-loader"', 'src/app/page-path.ts'),
    );
  return others;
}
