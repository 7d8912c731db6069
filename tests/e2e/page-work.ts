import type { Page } from '@playwright/test';
import { minuteMs } from '../../src/lib/durations';
import { serveStatuses } from './clock';

/** The work of a page's scripts until the page has settled. */
export interface PageWork {
  /** Calls of functions, as the engine counts them. */
  readonly calls: number;
  /** Files of which at least one line ran. */
  readonly scripts: number;
  /** Causes of long tasks that were found before, each counted. */
  readonly causes: Readonly<Record<string, number>>;
}

/** The calls of a file, for the message when they have risen. */
export interface ScriptCalls {
  readonly script: string;
  readonly calls: number;
}

declare global {
  interface Window {
    causesOfLongTasks?: Record<string, number>;
    /** Scripts, sheets and data that are loading. */
    loading?: Set<unknown>;
  }
}

/** The clock is stopped except when the test advances it, so that React never yields and no timer fires by itself. */
const start = new Date('2026-11-21T12:00:00Z');
/**
 * Enough for everything that waits for an idle browser, and for the first poll; less than a second, so that no
 * countdown ticks.
 */
const steps = 20;
const stepMs = 45;

/** Runs in the page: counts what is known to keep the main thread busy in one piece. */
function countCauses(): void {
  // A tab chooses the time of its poll at random.
  Math.random = () => 0.5;
  const causes = { 'Intl formatters': 0, 'layouts asked for': 0, 'root style changes': 0 };
  window.causesOfLongTasks = causes;
  for (const [owner, name, cause] of [
    [Intl, 'DateTimeFormat', 'Intl formatters'],
    [Intl, 'NumberFormat', 'Intl formatters'],
    [Element.prototype, 'getBoundingClientRect', 'layouts asked for'],
    [Element.prototype, 'clientHeight', 'layouts asked for'],
    [Element.prototype, 'scrollHeight', 'layouts asked for'],
    [HTMLElement.prototype, 'offsetHeight', 'layouts asked for'],
    [HTMLElement.prototype, 'offsetWidth', 'layouts asked for'],
    [CSSStyleDeclaration.prototype, 'setProperty', 'root style changes'],
  ] as const) {
    const plain = Object.getOwnPropertyDescriptor(owner, name);
    const key = plain?.get === undefined ? 'value' : 'get';
    const method: unknown = Reflect.get(plain ?? {}, key);
    if (typeof method !== 'function') continue;
    const counted = new Proxy(method, {
      apply: (target, self, args): unknown => {
        if (cause !== 'root style changes' || self === document.documentElement.style) causes[cause]++;
        return Reflect.apply(target, self, args);
      },
      construct: (target, args): object => {
        causes[cause]++;
        const made: unknown = Reflect.construct(target, args);
        return typeof made === 'object' && made !== null ? made : {};
      },
    });
    Object.defineProperty(owner, name, { ...plain, [key]: counted });
  }
}

/** Runs in the page, where its requests are known at once; the test would see them too late. */
function watchLoading(): void {
  const loading = new Set<unknown>();
  window.loading = loading;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement && node.src !== '')) continue;
      loading.add(node);
      for (const end of ['load', 'error']) node.addEventListener(end, () => loading.delete(node));
    }
  }).observe(document, { childList: true, subtree: true });
  const PlainRequest = window.XMLHttpRequest;
  window.XMLHttpRequest = class extends PlainRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      loading.add(this);
      this.addEventListener('loadend', () => loading.delete(this));
      super.send(body);
    }
  };
  const fetchPlain = window.fetch.bind(window);
  window.fetch = async (...args) => {
    loading.add(args);
    try {
      return await fetchPlain(...args);
    } finally {
      loading.delete(args);
    }
  };
}

/** Lets the page do all work that does not need the clock. */
async function takeTurns(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

/** Responds with scripts and data one after the other, in the order in which they were requested. */
async function respondInOrder(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route(/\.(?:js|json)$/, (route) => {
    last = last.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await takeTurns(page);
    });
    return last;
  });
}

/**
 * Opens a page with a stopped clock and responses in a fixed order, and counts the work of its scripts. Neither a slow
 * machine nor a busy one changes the numbers.
 */
export async function countWork(
  page: Page,
  path: string,
): Promise<{ work: PageWork; byScript: ScriptCalls[] }> {
  await page.clock.install({ time: start.getTime() - minuteMs });
  await page.clock.pauseAt(start);
  await page.addInitScript(countCauses);
  await page.addInitScript(watchLoading);
  await respondInOrder(page);
  await serveStatuses(page, () => ({ statuses: {} }));
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const counted = new Map<string, number>();
  /** Adds the calls since the last time, and returns their number. */
  async function take(): Promise<number> {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    let calls = 0;
    for (const { url, functions } of result) {
      if (!/^http.*\.js$/.test(url)) continue;
      const script = new URL(url).pathname.slice(1);
      const own = functions.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
      counted.set(script, (counted.get(script) ?? 0) + own);
      calls += own;
    }
    return calls;
  }
  await page.goto(path, { waitUntil: 'networkidle' });
  for (let step = 0; step < steps; step++) {
    await page.clock.runFor(stepMs);
    do await takeTurns(page);
    while (await page.evaluate(() => (window.loading?.size ?? 0) > 0));
  }
  let calm = 0;
  while (calm < 2) {
    await takeTurns(page);
    calm = (await take()) === 0 ? calm + 1 : 0;
  }
  const causes = (await page.evaluate(() => window.causesOfLongTasks)) ?? {};
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const byScript = [...counted]
    .map(([script, calls]) => ({ script, calls }))
    .sort((a, b) => b.calls - a.calls);
  const calls = byScript.reduce((sum, script) => sum + script.calls, 0);
  return { work: { calls, scripts: byScript.filter((script) => script.calls > 0).length, causes }, byScript };
}
