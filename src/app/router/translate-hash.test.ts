/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { translateHash } from './translate-hash';

function translated(hash: string): unknown[][] {
  window.history.replaceState({ key: 'a' }, '', `/faq/?category=all${hash}`);
  const navigate = jest.fn();
  translateHash(window, navigate);
  return navigate.mock.calls;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('translateHash', () => {
  it('goes to the intended anchor in the same entry of the history', () => {
    expect(translated('#Private%20Sale')).toEqual([
      ['/faq/?category=all#Private-Sale', { replace: true, state: { key: 'a' } }],
    ]);
  });

  it('drops a hash that cannot be decoded', () => {
    expect(translated('#%')).toEqual([['/faq/?category=all', { replace: true, state: { key: 'a' } }]]);
  });

  it.each(['', '#Private-Sale', '#caf%C3%A9'])('stays where the hash is valid: "%s"', (hash) => {
    expect(translated(hash)).toEqual([]);
  });
});
