import { isValidElement, type ReactNode } from 'react';

function isScriptPrefetch(component: ReactNode): boolean {
  if (!isValidElement<{ rel?: string; as?: string }>(component)) return false;
  return component.props.rel === 'prefetch' && component.props.as === 'script';
}

/**
 * Leaves out the links by which Gatsby prefetches the scripts that others import with webpackPrefetch. webpack's
 * runtime does the same when those others have loaded; it does not for style sheets, so their links stay.
 */
export function withoutScriptPrefetches(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => !isScriptPrefetch(component));
}
