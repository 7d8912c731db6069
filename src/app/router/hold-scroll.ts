import { subscribeToRouteChanges } from '../../features/navigation/route-changes';

/** By then a page has loaded all that its height depends on. */
const longestMs = 5000;

/** Keeps a page at a restored position while parts that load late change its height, until the visitor does anything. */
export function holdScroll(y: number): void {
  const root = document.documentElement;
  const end = new AbortController();
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight === height) return;
    height = root.scrollHeight;
    window.scrollTo(0, y);
  });
  const timer = setTimeout(release, longestMs);
  const unsubscribe = subscribeToRouteChanges(release);
  function release(): void {
    clearTimeout(timer);
    unsubscribe();
    observer.disconnect();
    end.abort();
  }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, release, { capture: true, passive: true, signal: end.signal });
  observer.observe(root);
}
