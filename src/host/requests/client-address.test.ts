import { expect, it } from '@jest/globals';
import { clientAddress } from './client-address';

it.each([
  ['203.0.113.6', '203.0.113.6'],
  ['203.0.113.6:4001', '203.0.113.6'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8::1:4001', '2001:db8::'],
  ['[2001:db8::1]:4001', '2001:db8::'],
  ['[2001:db8::1]', '2001:db8::'],
  ['unknown', 'unknown'],
])('counts %s as %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});
