import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../model/schema/settings';
import { readOrigins } from './origins';

const hosts: Settings['hosts'] = { site: 'https://www.example.com', engine: 'https://bid.example.com' };

describe('readOrigins', () => {
  it('takes the settings unless the environment says otherwise', () => {
    expect(readOrigins({}, { hosts })).toEqual({ ...hosts, sales: hosts.site });
    const env = { GATSBY_SITE_URL: 'http://localhost:9000/', GATSBY_ENGINE_ORIGIN: '' };
    expect(readOrigins(env, { hosts })).toEqual({
      site: 'http://localhost:9000',
      sales: 'http://localhost:9000',
      engine: hosts.engine,
    });
  });

  it('leads absolute links to sales to a host of their own where there is one', () => {
    const withSales = { hosts: { ...hosts, sales: 'https://sales.example.com' } };
    expect(readOrigins({}, withSales).sales).toBe('https://sales.example.com');
    expect(readOrigins({ GATSBY_SALES_ORIGIN: 'http://localhost:9000' }, withSales).sales).toBe(
      'http://localhost:9000',
    );
  });

  it('says what to write if a variable is not a web address', () => {
    expect(() => readOrigins({ GATSBY_SITE_URL: 'example.com' }, { hosts })).toThrow(
      'GATSBY_SITE_URL is "example.com"',
    );
    expect(() => readOrigins({ GATSBY_ENGINE_ORIGIN: 'ftp://x' }, { hosts })).toThrow(
      'Write an address such as',
    );
  });
});
