/**
 * Ids of elements of our pages, and global names that scripts use: an element with such an id would be found in
 * their place.
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
  'comparable',
  'dates',
  'documents',
  'en-bloc-rule',
  'facts',
  'features',
  'in-figures',
  'land',
  'listen',
  'news',
  'options',
  'parcels',
  'pictures',
  'plan',
  'questions',
  'record',
  'similar',
  'terms',
  'total',
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

/** Returns whether an id belongs to the page or its scripts, so that no text may use it. */
export function isReservedId(id: string): boolean {
  return reserved.has(id) || id.startsWith('_') || id.startsWith('webpackChunk');
}

/**
 * Pattern of an id that an editor may give a place in a text: letters, digits, dashes and underscores, a letter
 * first.
 */
export const anchorPattern = /^[A-Za-z][\w-]*$/;
