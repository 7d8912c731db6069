declare global {
  interface Window {
    ___chunkMapping?: unknown;
  }
}

/**
 * Mends two faults of Gatsby's runtime before it starts. The map of chunks arrives as text, so that chunks of
 * other pages would never be fetched ahead; and an address whose hash cannot be decoded would blank the page.
 */
export function guardStart(window: Window): void {
  if (typeof window.___chunkMapping === 'string') window.___chunkMapping = JSON.parse(window.___chunkMapping);
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
