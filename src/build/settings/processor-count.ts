import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Where a build leaves what it knows of its pages, in Gatsby's cache. */
const stateFile = path.join('redux', 'redux.rest.state');

/**
 * Returns what Gatsby is told of the processors; it starts one worker fewer, and at least one. Starting a worker takes more
 * than a few pages do, so after an edit, for which the cache holds all other pages, Gatsby starts one, once.
 *
 * @param cacheDir Gatsby's cache, from which Gatsby has removed what it cannot use.
 */
export function processorCount(cacheDir: string): number {
  return existsSync(path.join(cacheDir, stateFile)) ? 1 : availableParallelism() + 1;
}
