import { isValidElement, type ReactNode } from 'react';
import { missingInPage } from './missing-in-page';

function isScriptPrefetch(component: ReactNode): boolean {
  if (!isValidElement<{ rel?: string; as?: string }>(component)) return false;
  return component.props.rel === 'prefetch' && component.props.as === 'script';
}

/**
 * Leaves out the links by which Gatsby prefetches the scripts that others import with webpackPrefetch. webpack's
 * runtime does the same when those others have loaded; it does not for style sheets, so their links stay.
 *
 * @throws When a page has none: every page has those of the entry, such as the scripts of the session and the toasts.
 */
export function withoutScriptPrefetches(components: readonly ReactNode[]): ReactNode[] {
  const others = components.filter((component) => !isScriptPrefetch(component));
  if (others.length === components.length)
    throw new Error(
      missingInPage(
        'link that fetches a script of the entry ahead (webpackPrefetch)',
        'src/app/without-script-prefetches.ts',
      ),
    );
  return others;
}
