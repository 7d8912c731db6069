import { isValidElement, type ReactNode } from 'react';

/** Keys of the elements that the plugins for Google's tags add to every page. */
const tagKeys = new Set([
  'preconnect-google-gtag',
  'dns-prefetch-google-gtag',
  'gatsby-plugin-google-gtag',
  'gatsby-plugin-google-gtag-config',
  'plugin-google-tagmanager',
]);

/**
 * Leaves out the scripts and frames of Google's tags: they would load with the page before the visitor could choose,
 * and the frames even without scripts. src/features/tracking/google-tags.ts loads the same once the page is idle.
 */
export function withoutTagScripts(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => !isValidElement(component) || !tagKeys.has(component.key ?? ''));
}
