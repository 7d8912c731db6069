/** Time for which the browser caches fetched data, in milliseconds. */
export const answerLifetimeMs = 300_000;
