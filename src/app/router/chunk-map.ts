import { syncServerClock, fallBackToDeviceClock } from '../../features/sale-status/server-clock';

declare global {
  interface Window {
    /** Scripts and style sheets by chunk. Gatsby's loader prefetches those of other pages. */
    ___chunkMapping?: unknown;
  }
}

/** Reads the map out of Gatsby's webpack.stats.json. */
export function readChunkMap(stats: unknown): Record<string, readonly string[]> {
  const { assetsByChunkName }: { assetsByChunkName?: unknown } =
    typeof stats === 'object' && stats !== null ? stats : {};
  if (typeof assetsByChunkName !== 'object' || assetsByChunkName === null) return {};
  return Object.fromEntries(
    Object.entries(assetsByChunkName).map(([chunk, files]: [string, unknown]) => [
      chunk,
      Array.isArray(files) ? files.map((file) => `/${String(file)}`) : [],
    ]),
  );
}

/**
 * Loads the map, which the build leaves out of pages. Without it other pages' data is prefetched, but not their
 * scripts and styles. The response also gives the server's time.
 */
export async function loadChunkMap(window: Window): Promise<void> {
  window.___chunkMapping = {};
  const requestedAt = Date.now();
  try {
    const response = await window.fetch('/webpack.stats.json', { priority: 'low' });
    syncServerClock(response.headers, requestedAt);
    if (response.ok) window.___chunkMapping = readChunkMap(await response.json());
  } catch {
    fallBackToDeviceClock();
  }
}
