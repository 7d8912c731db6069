import type { Page } from '@playwright/test';
import { createSentry, type SentryStandIn } from '../stand-ins/sentry/sentry';
import { createTracking } from '../stand-ins/tracking/tracking';
import type { FaultyService } from '../stand-ins/search/fault';
import { test as base } from '../e2e/test';

interface Services {
  readonly tracking: FaultyService;
  readonly sentry: SentryStandIn;
}

/** Routes requests for a host of the configuration to a service of this test. */
async function lead(page: Page, host: string, service: FaultyService): Promise<void> {
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  await page.context().route(`http://${host}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: origin + pathname + search });
  });
}

/** Tests with their own services behind the hosts that the configured build names. */
export const test = base.extend<Services>({
  // Playwright reads from the destructuring pattern which fixtures this one needs.
  tracking: [
    async ({ page }, use) => {
      const tracking = createTracking();
      await lead(page, 'tracking.localhost', tracking);
      await use(tracking);
      await tracking.app.close();
    },
    { auto: true },
  ],
  sentry: [
    async ({ page }, use) => {
      const sentry = createSentry();
      await lead(page, 'sentry.localhost', sentry);
      await use(sentry);
      await sentry.app.close();
    },
    { auto: true },
  ],
});

/** Returns the events that the tracking services received, such as "G-STANDIN page_view granted /faq/". */
export function sentTo({ requests }: FaultyService): string[] {
  return requests.flatMap((request) => {
    const { pathname, searchParams } = new URL(request.slice(4), 'http://tracking.localhost');
    const read = (name: string) => searchParams.get(name) ?? '';
    if (pathname === '/tr') return [`pixel ${read('ev')} ${read('dl')}`];
    if (pathname !== '/collect') return [];
    return [`${read('id')} ${read('event')} ${read('consent')} ${read('path')}${read('first')}`];
  });
}

/** Returns the requests for scripts. */
export function scriptsOf({ requests }: FaultyService): string[] {
  return requests.filter((request) => /\/(?:gtag\/js|gtm\.js|en_US\/fbevents\.js)/.test(request));
}
