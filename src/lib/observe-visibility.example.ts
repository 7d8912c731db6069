/** Reports every element as near the window. */
class NearAtOnce {
  constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing is observed.
  }
}

/** Installs a stand-in for IntersectionObserver, which jsdom does not have. */
export function standInForObserver(): void {
  Object.assign(globalThis, { IntersectionObserver: NearAtOnce });
}
