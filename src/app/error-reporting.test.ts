/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { getClient } from '@sentry/gatsby';
import { reportPageError, setErrorReporter } from '../features/error-reports/page-errors';
import { startErrorReporting } from './error-reporting';

beforeEach(() => {
  // jsdom has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(ERROR_REPORTS, {
    sentry: { dsn: 'https://key@sentry.example/1', environment: 'production', release: null },
  });
});

afterEach(() => {
  Object.assign(ERROR_REPORTS, { sentry: null });
  setErrorReporter(null);
});

it.each(['www.land.example', '', `preview.${window.location.hostname}`])(
  'reports nothing where the public website is at %j, and this is another host',
  async (publicHost) => {
    await startErrorReporting(publicHost);
    expect([reportPageError(new Error('broken')), getClient()]).toEqual([false, undefined]);
  },
);

it('holds errors on the public website, and then starts to report them', async () => {
  const started = startErrorReporting(window.location.hostname);
  expect([reportPageError(new Error('early')), getClient()]).toEqual([true, undefined]);
  await started;
  expect(getClient()?.getDsn()?.host).toBe('sentry.example');
});
