/**
 * Names that elements of our pages have, and names under which scripts keep things: an element whose id is one of
 * them would be found in their place.
 */
const reserved: ReadonlySet<string> = new Set([
  // The frame of every page.
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'main',
  // Parts of pages that show an editor's text.
  'asked',
  'changes',
  'dates',
  'documents',
  'en-bloc-rule',
  'features',
  'in-figures',
  'listen',
  'news',
  'options',
  'parcels',
  'pictures',
  'questions',
  // The gallery of the interface.
  'colour',
  'type',
  'example-email',
  'example-last-name',
  'example-map',
  // Scripts of ours and of analytics.
  'asyncRequires',
  'dataLayer',
  'fbq',
  'gtag',
  'pagePath',
  'Sentry',
]);

/** Whether an id belongs to the page or its scripts, so that no text may use it. */
export function isReservedId(id: string): boolean {
  return reserved.has(id) || id.startsWith('_') || id.startsWith('webpackChunk');
}

/** What an editor may call a place in a text: letters, digits, dashes and underscores, a letter first. */
export const anchorPattern = /^[A-Za-z][\w-]*$/;
