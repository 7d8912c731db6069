import { describe, expect, it } from '@jest/globals';
import { newsletterAddress } from './newsletter-address';

const newsletter = 'https://bid.example.com/api/account/subscribe-newsletter';
const sample = { notice: 'Sample data.', writtenFor: '2026-11-21' };

describe('newsletterAddress', () => {
  it('is on the engine of the settings', () => {
    expect(newsletterAddress({}, {}, { newsletter })).toBe(newsletter);
  });

  it('is none for the engine of the sample data, unless the environment names one', () => {
    expect(newsletterAddress({}, { sample }, { newsletter })).toBeNull();
    const env = { GATSBY_ENGINE_ORIGIN: 'https://bid.example.com' };
    expect(newsletterAddress(env, { sample }, { newsletter })).toBe(newsletter);
  });

  it('is null if accounts are mocked', () => {
    expect(newsletterAddress({ GATSBY_AUTH_MODE: 'mock' }, {}, { newsletter })).toBeNull();
  });
});
