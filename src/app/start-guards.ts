import { noteServerTime, trustOwnClock } from '../features/sale-status/server-clock';

declare global {
  interface Window {
    ___chunkMapping?: unknown;
  }
}

/**
 * The chunks of each template, which Gatsby fetches ahead of a visit; pages do not carry the list. Without it
 * pages are fetched ahead in part only, which costs time and nothing else. The answer also tells the server's time.
 */
async function fetchChunkMap(window: Window): Promise<unknown> {
  const askedAt = Date.now();
  const answer = await window.fetch('/chunks.json', { priority: 'low' });
  noteServerTime(answer.headers, askedAt);
  return answer.ok ? answer.json() : {};
}

/**
 * Mends two faults of Gatsby's runtime before it starts: it takes its map of chunks for an object where it is
 * text, and an address whose hash cannot be decoded would blank the page.
 */
export function guardStart(window: Window): void {
  window.___chunkMapping = {};
  fetchChunkMap(window).then((map) => {
    window.___chunkMapping = map;
  }, trustOwnClock);
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
