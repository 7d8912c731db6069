/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { getClient } from '@sentry/gatsby';
import { startSentry } from './start-sentry';

it('reports every error, and traces one visit in ten', () => {
  // jsdom has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
  startSentry({ dsn: 'https://key@sentry.example/1', environment: 'production', release: null }, () => false);
  expect(getClient()?.getOptions()).toMatchObject({ sampleRate: 1, tracesSampleRate: 0.1 });
});
