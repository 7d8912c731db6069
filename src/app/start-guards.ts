import { syncServerClock, fallBackToDeviceClock } from '../features/sale-status/server-clock';

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
  syncServerClock(answer.headers, askedAt);
  return answer.ok ? answer.json() : {};
}

/** The hash that names the same place and can be the id of an element, which holds no space; empty for nonsense. */
function soundHash(hash: string): string {
  try {
    decodeURIComponent(hash);
  } catch {
    return '';
  }
  return hash.replace(/%20/g, '-');
}

/**
 * Prepares what Gatsby's runtime reads as it starts. It takes its map of chunks for an object where it is text;
 * an address whose hash cannot be decoded would blank the page; and #Private%20Sale, as the anchor may be written
 * elsewhere, means #Private-Sale.
 */
export function guardStart(window: Window): void {
  window.___chunkMapping = {};
  fetchChunkMap(window).then((map) => {
    window.___chunkMapping = map;
  }, fallBackToDeviceClock);
  const { pathname, search, hash } = window.location;
  const sound = soundHash(hash);
  if (sound !== hash) window.history.replaceState(window.history.state, '', pathname + search + sound);
}
