import { describe, expect, it } from '@jest/globals';
import { isPrivateHost } from './is-private-host';

describe('isPrivateHost', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '[::]',
    '[::1]',
    '[::ffff:7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('is true for %s', async (host) => {
    expect(await isPrivateHost(host)).toBe(true);
  });

  it.each(['1.1.1.1', '172.32.0.1', '[2606:4700::1111]', 'no..name'])('is false for %s', async (host) => {
    expect(await isPrivateHost(host)).toBe(false);
  });
});
