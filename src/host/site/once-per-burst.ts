/**
 * Creates a function that returns true for the first event of a burst.
 *
 * @param gapMs Time without an event that ends a burst.
 * @param now The clock, in milliseconds; replaced in tests.
 */
export function createOncePerBurst(gapMs: number, now: () => number = Date.now): () => boolean {
  let last = -Infinity;
  return () => {
    const isFirst = now() - last > gapMs;
    last = now();
    return isFirst;
  };
}
