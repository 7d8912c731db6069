/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardStart } from './start-guards';

afterEach(() => {
  delete window.___chunkMapping;
  window.history.replaceState(null, '', '/');
});

describe('guardStart', () => {
  it('turns the map of chunks from text into an object, once', () => {
    window.___chunkMapping = '{"app":["/app.js"]}';
    guardStart(window);
    guardStart(window);
    expect(window.___chunkMapping).toEqual({ app: ['/app.js'] });
  });

  it('drops a hash that cannot be decoded and keeps the rest of the address and its state', () => {
    window.history.replaceState({ key: 'a' }, '', '/sales/?label=Taber#%');
    guardStart(window);
    expect(window.location.href).toBe('http://localhost/sales/?label=Taber');
    expect(window.history.state).toEqual({ key: 'a' });
  });

  it('leaves a sound hash alone', () => {
    window.history.replaceState(null, '', '/faq/#caf%C3%A9');
    guardStart(window);
    expect(window.location.hash).toBe('#caf%C3%A9');
  });
});
