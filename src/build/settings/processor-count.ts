import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** The file in Gatsby's cache with what a build knows about its pages. */
const stateFile = path.join('redux', 'redux.rest.state');

/**
 * Returns the number of processors to report to Gatsby, which starts one worker fewer, and at least one. Starting a
 * worker takes longer than rendering a few pages, so after an edit, when all other pages are in the cache, Gatsby
 * starts only one.
 *
 * @param cacheDir Gatsby's cache, from which Gatsby has removed what it cannot use.
 */
export function processorCount(cacheDir: string): number {
  return existsSync(path.join(cacheDir, stateFile)) ? 1 : availableParallelism() + 1;
}
