declare global {
  interface Window {
    ___chunkMapping?: unknown;
  }
}

/**
 * Mends two faults of Gatsby's runtime before it starts. The map of chunks in the page is text, so that chunks of
 * other pages would never be fetched ahead; the true one is fetched. And an address whose hash cannot be decoded
 * would blank the page.
 */
export function guardStart(window: Window): void {
  window.___chunkMapping = {};
  window
    .fetch('/chunks.json')
    .then(async (answer) => {
      if (answer.ok) window.___chunkMapping = await answer.json();
    })
    // Without it pages are not fetched ahead in full, which only costs time.
    .catch(() => undefined);
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
