import { subscribeToRouteChanges } from '../../features/navigation/route-changes';
import { whenIdle } from '../../lib/when-idle';
import { isInternalPage } from '../links/is-internal-page';

declare global {
  interface Window {
    /** Gatsby's loader. Links that come into view call `enqueue`, which is replaced; `prefetch` fetches a page. */
    ___loader: {
      enqueue: (path: string) => { readonly abort: () => void } | undefined;
      readonly prefetch: (path: string) => { then: (onFetched: () => void) => unknown };
      /** Loads a page with its scripts and sheets, so that a step to it only has to render it. */
      readonly hovering: (path: string) => void;
    };
  }
}

/** Gatsby's links to the files of other pages; those to later parts of the page itself come from webpack. */
const filesOfPages = 'link[rel=prefetch]:not([as=script], [as=style])';

/** The bytes that one page may prefetch, and the most that one other page takes for its data, script and sheet. */
const limits = { bytes: 60_000, page: 22_000 };

interface Count {
  readonly bytes: () => number;
  readonly restart: () => void;
}

/** Counts the bytes of pages that are prefetched. */
function countFetchedAhead(): Count {
  let bytes = 0;
  function add(entries: PerformanceEntryList): void {
    const ahead = new Set<string>();
    for (const { href } of document.querySelectorAll<HTMLLinkElement>(filesOfPages)) ahead.add(href);
    for (const entry of entries)
      // eslint-disable-next-line site/browser-floor -- Without it the sum is NaN, which ends prefetching.
      if (entry instanceof PerformanceResourceTiming && ahead.has(entry.name)) bytes += entry.transferSize;
  }
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'resource', buffered: true });
  return {
    bytes() {
      add(observer.takeRecords());
      return bytes;
    },
    restart() {
      bytes = 0;
    },
  };
}

/** Runs a function for each page that the content in view links to. */
function forPagesInView(run: (path: string) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) run(target.pathname + target.search);
  });
  for (const link of document.querySelectorAll('main a[href]'))
    if (isInternalPage(link.getAttribute('href') ?? '')) observer.observe(link);
}

/** Loads a page that was prefetched as soon as a finger touches its link; Gatsby does so on hover. */
function loadOnTouch(fetched: ReadonlySet<string>, load: (path: string) => void): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link === null ? '' : link.pathname + link.search;
      if (fetched.has(path)) load(path);
    },
    { passive: true },
  );
}

/**
 * Makes Gatsby prefetch the pages that links of the content in view lead to, within the bytes for one page. Gatsby
 * alone would prefetch all links in view, those of the menus first: more than 70 kB on the page of a sale. It waits for
 * 3 seconds, prefetches nothing on slow or metered connections, and fetches other pages while the pointer is on their
 * links.
 */
export function fetchPagesAhead(): void {
  const { ___loader: loader } = window;
  const count = countFetchedAhead();
  const waiting = new Set<string>();
  const fetched = new Set<string>();
  let running = new Set<string>();

  function fetchPage(path: string): void {
    const ofThisPage = running;
    waiting.delete(path);
    ofThisPage.add(path);
    loader.prefetch(path).then(() => {
      ofThisPage.delete(path);
      fetched.add(path);
      // The browser reports the bytes of a file after the file itself.
      void whenIdle().then(fetchNext);
    });
  }

  function fetchNext(): void {
    for (const path of waiting) {
      // Written so that NaN stops it as well: Safari before 16.4 reports no bytes.
      if (!(count.bytes() + (running.size + 1) * limits.page <= limits.bytes)) return;
      fetchPage(path);
    }
  }

  function enqueue(path: string) {
    waiting.add(path);
    fetchNext();
    return {
      abort: () => {
        waiting.delete(path);
      },
    };
  }

  loader.enqueue = (path) =>
    document.querySelector(`main [href="${CSS.escape(path)}"]`) === null ? undefined : enqueue(path);
  forPagesInView(enqueue);
  loadOnTouch(fetched, loader.hovering);
  subscribeToRouteChanges(() => {
    waiting.clear();
    running = new Set();
    count.restart();
  });
}
