/** How long the browser keeps what it has fetched before it asks again, in milliseconds. */
export const answerLifetimeMs = 300_000;
