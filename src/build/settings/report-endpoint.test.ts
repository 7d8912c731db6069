import { describe, expect, it } from '@jest/globals';
import { readReportEndpoint } from './report-endpoint';

describe('readReportEndpoint', () => {
  it('names none unless it is configured', () => {
    expect(readReportEndpoint({})).toEqual({ ok: true, value: null });
    expect(readReportEndpoint({ CSP_REPORT_ENDPOINT: ' ' })).toEqual({ ok: true, value: null });
  });

  it('accepts an address, with a path and a query', () => {
    const value = 'https://o1.ingest.sentry.io/api/1/security/?sentry_key=abc';
    expect(readReportEndpoint({ CSP_REPORT_ENDPOINT: value })).toEqual({ ok: true, value });
  });

  it.each([
    'reports',
    '/reports',
    'http://reports.example.com/',
    'javascript:alert(1)',
    'https://a.example/;script-src *',
    'https://a.example/", x="https://b.example',
    'https://a.example/ https://b.example/',
    'https://a.example/\r\nX-Injected: 1',
  ])('refuses %j', (value) => {
    expect(readReportEndpoint({ CSP_REPORT_ENDPOINT: value })).toMatchObject({
      ok: false,
      failure: expect.stringContaining('Write an address with https'),
    });
  });
});
