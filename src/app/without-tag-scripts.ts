import { isValidElement, type ReactNode } from 'react';

/** Keys of what the plugins for Google's tags add to every page. */
const tagKeys = new Set([
  'preconnect-google-gtag',
  'dns-prefetch-google-gtag',
  'gatsby-plugin-google-gtag',
  'gatsby-plugin-google-gtag-config',
  'plugin-google-tagmanager',
]);

/**
 * Leaves out the scripts and frames of Google's tags: they would load with the page, before anybody was asked, and
 * without scripts as well. src/features/tracking/google-tags.ts loads the same once the page is idle.
 */
export function withoutTagScripts(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => !isValidElement(component) || !tagKeys.has(component.key ?? ''));
}
