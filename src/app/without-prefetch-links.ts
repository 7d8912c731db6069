import { isValidElement, type ReactNode } from 'react';

function isPrefetchLink(component: ReactNode): boolean {
  return isValidElement<{ rel?: string }>(component) && component.props.rel === 'prefetch';
}

/**
 * Leaves out the links by which Gatsby fetches ahead what scripts import with webpackPrefetch. webpack's runtime does
 * the same when those scripts have loaded, and then takes no connection from the page.
 */
export function withoutPrefetchLinks(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => !isPrefetchLink(component));
}
