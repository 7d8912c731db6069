import { cacheLifetimeMs } from '../cache-lifetime';
import type { Result } from '../result';

/**
 * Caches a result for five minutes. A failure is not cached: the next call loads again.
 *
 * @param load Never throws.
 */
export function cacheResult<Value, Failure>(
  load: () => Promise<Result<Value, Failure>>,
  now: () => number = Date.now,
): () => Promise<Result<Value, Failure>> {
  let cached: { readonly loadedAt: number; readonly result: Promise<Result<Value, Failure>> } | null = null;
  return async function loadOrReuse() {
    if (cached === null || now() - cached.loadedAt >= cacheLifetimeMs)
      cached = { loadedAt: now(), result: load() };
    const current = cached;
    const result = await current.result;
    if (!result.ok && cached === current) cached = null;
    return result;
  };
}
