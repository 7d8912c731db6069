/** Time for which the browser caches fetched data, in milliseconds. */
export const cacheLifetimeMs = 300_000;
