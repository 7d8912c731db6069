/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseEnvelope, type EnvelopeItem } from '../../stand-ins/sentry/envelope';
import { holdEarlyErrors } from '../../../src/features/error-reports/early-errors';
import { reportPageError } from '../../../src/features/error-reports/page-errors';
import { sendPageFeedback } from '../../../src/features/error-reports/page-feedback';
import { startSentry } from '../../../src/features/error-reports/start-sentry';

let items: EnvelopeItem[] = [];
let status = 200;
let mayCount = true;
const earlySent = jest.fn();

/** In place of the browser's; the tests of the configured site use HTTP. */
function fetchEnvelope(_url: string, { body }: { readonly body: string }): Promise<object> {
  if (status < 400) items.push(...parseEnvelope(body));
  return Promise.resolve({ status, headers: { get: () => null } });
}

function ofType(type: string) {
  return items.filter((item) => item.type === type).map(({ payload }) => payload);
}

async function until(check: () => void): Promise<void> {
  const { waitFor } = await import('@testing-library/dom');
  await waitFor(check);
}

beforeAll(() => {
  Object.assign(window, { fetch: fetchEnvelope });
  // jsdom has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
  window.history.replaceState(null, '', '/search/?query=my+name');
  holdEarlyErrors();
  reportPageError(new Error('early: ada@farm.example'), earlySent);
  startSentry({ dsn: 'http://key@sentry.example/1', environment: 'staging', release: 'r1' }, () => mayCount);
});

beforeEach(() => {
  status = 200;
  mayCount = true;
});

afterAll(() => {
  Reflect.deleteProperty(window, 'fetch');
});

describe('startSentry', () => {
  it('reports held errors, without typed text, and counts the visit', async () => {
    await until(() => {
      expect([earlySent.mock.calls.length, ofType('session').length > 0]).toEqual([1, true]);
    });
    expect(ofType('event')[0]).toMatchObject({
      environment: 'staging',
      release: 'r1',
      exception: { values: [{ value: 'early: [e-mail]' }] },
      request: { url: 'http://localhost/search/' },
    });
    expect(JSON.stringify(items)).not.toMatch(/ada@|my\+name/);
    items = [];
  });

  it('does not claim a report that was refused', async () => {
    status = 500;
    const onSent = jest.fn();
    reportPageError(new Error('refused'), onSent);
    expect(await sendPageFeedback('It broke')).toBe(false);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('sends feedback with the page, but without addresses', async () => {
    items = [];
    expect(await sendPageFeedback('Write to ada@farm.example')).toBe(true);
    expect(ofType('feedback')[0]).toMatchObject({
      contexts: { feedback: { message: 'Write to [e-mail]', url: 'http://localhost/search/' } },
    });
  });

  it('reports errors of visitors who declined, but does not count them', async () => {
    items = [];
    mayCount = false;
    const onSent = jest.fn();
    reportPageError(new Error('declined'), onSent);
    window.history.pushState(null, '', '/faq/');
    await until(() => {
      expect(onSent).toHaveBeenCalled();
    });
    expect(items.map(({ type }) => type).filter((type) => type !== 'client_report')).toEqual(['event']);
  });
});
