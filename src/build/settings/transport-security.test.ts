import { describe, expect, it } from '@jest/globals';
import { readTransportSecurity } from './transport-security';

describe('readTransportSecurity', () => {
  it('binds no other host of the company unless configured', () => {
    expect(readTransportSecurity({})).toEqual({ ok: true, value: 'max-age=63072000' });
    expect(readTransportSecurity({ STRICT_TRANSPORT_SECURITY: '' })).toEqual(readTransportSecurity({}));
  });

  it.each([
    'max-age=0',
    'max-age=63072000; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])('accepts %s', (value) => {
    expect(readTransportSecurity({ STRICT_TRANSPORT_SECURITY: value })).toEqual({ ok: true, value });
  });

  it.each(['yes', 'max-age=1\r\nX-Injected: 1', 'max-age=', 'includeSubDomains'])('refuses %j', (value) => {
    expect(readTransportSecurity({ STRICT_TRANSPORT_SECURITY: value })).toMatchObject({
      ok: false,
      failure: expect.stringContaining('Write a value such as "max-age=63072000; includeSubDomains"'),
    });
  });
});
