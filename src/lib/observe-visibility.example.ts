/** Reports every element as near the window. */
class NearAtOnce {
  constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing is watched.
  }
}

/** Puts a stand-in for the observer of what is near the window, which jsdom does not have. */
export function standInForObserver(): void {
  Object.assign(globalThis, { IntersectionObserver: NearAtOnce });
}
