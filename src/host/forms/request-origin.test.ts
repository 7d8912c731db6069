import { expect, it } from '@jest/globals';
import { isForeign } from './request-origin';

it.each<[foreign: boolean, site: string | undefined, origin: string | undefined, host: string]>([
  [false, undefined, undefined, 'www.example.com'],
  [false, undefined, 'https://www.example.com', 'www.example.com'],
  [false, undefined, 'https://www.example.com', 'WWW.example.com:443'],
  [false, undefined, 'http://localhost:9000', 'localhost:9000'],
  [false, 'same-origin', 'https://www.example.com', '10.0.0.7:9000'],
  [false, 'none', undefined, 'www.example.com'],
  [true, 'cross-site', undefined, 'www.example.com'],
  [true, 'same-site', 'https://www.example.com', 'www.example.com'],
  [true, 'nonsense', undefined, 'www.example.com'],
  [true, undefined, 'null', 'www.example.com'],
  [true, undefined, 'https://www.example.com', 'example.com'],
  [true, undefined, 'https://www.example.com:8443', 'www.example.com'],
  [true, undefined, 'https://www.example.com@evil.example', 'www.example.com'],
  [true, undefined, 'https://www.example.com', ''],
  [true, undefined, 'file://', ''],
])('foreign: %s, with Sec-Fetch-Site %s and Origin %s for the host %s', (foreign, site, origin, host) => {
  expect(isForeign({ 'sec-fetch-site': site, origin }, host)).toBe(foreign);
});
