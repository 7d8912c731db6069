/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { guardStart } from './start-guards';

/** What the browser gets for each request. */
interface Answer {
  readonly ok: boolean;
  readonly headers: ReadonlyMap<string, string>;
  readonly json?: () => Promise<unknown>;
}

function answerWith(answer: Error | Answer): void {
  const fetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  Object.assign(window, { fetch });
}

beforeEach(() => {
  answerWith({ ok: false, headers: new Map() });
});

afterEach(() => {
  delete window.___chunkMapping;
  window.history.replaceState(null, '', '/');
});

describe('guardStart', () => {
  it('fetches the chunks of the templates, so that pages can be fetched ahead in full', async () => {
    answerWith({ ok: true, headers: new Map(), json: () => Promise.resolve({ sale: ['/sale.js'] }) });
    guardStart(window);
    await waitFor(() => {
      expect(window.___chunkMapping).toEqual({ sale: ['/sale.js'] });
    });
  });

  it('goes on without them when they cannot be had', () => {
    answerWith(new Error('offline'));
    guardStart(window);
    expect(window.___chunkMapping).toEqual({});
  });

  it('drops a hash that cannot be decoded and keeps the rest of the address and its state', () => {
    window.history.replaceState({ key: 'a' }, '', '/sales/?label=Taber#%');
    guardStart(window);
    expect(window.location.href).toBe('http://localhost/sales/?label=Taber');
    expect(window.history.state).toEqual({ key: 'a' });
  });

  it('reads an anchor that is written with spaces', () => {
    window.history.replaceState(null, '', '/faq/?category=all#Private%20Sale');
    guardStart(window);
    expect(window.location.href).toBe('http://localhost/faq/?category=all#Private-Sale');
  });

  it('leaves a sound hash alone', () => {
    window.history.replaceState(null, '', '/faq/#caf%C3%A9');
    guardStart(window);
    expect(window.location.hash).toBe('#caf%C3%A9');
  });
});
