/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { correctHash, guardEarlySteps } from './router-guards';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('correctHash', () => {
  it('drops a hash that cannot be decoded and keeps the rest of the address and its state', () => {
    window.history.replaceState({ key: 'a' }, '', '/sales/?label=Taber#%');
    correctHash(window);
    expect(window.location.href).toBe('http://localhost/sales/?label=Taber');
    expect(window.history.state).toEqual({ key: 'a' });
  });

  it('reads an anchor that is written with spaces', () => {
    window.history.replaceState(null, '', '/faq/?category=all#Private%20Sale');
    correctHash(window);
    expect(window.location.href).toBe('http://localhost/faq/?category=all#Private-Sale');
  });

  it('scrolls to the anchor that the browser did not find', () => {
    document.body.innerHTML = '<h2 id="Private-Sale">Private sale</h2>';
    const scroll = jest.fn();
    Object.assign(document.body.children[0] ?? {}, { scrollIntoView: scroll });
    window.history.replaceState(null, '', '/faq/#Private%20Sale');
    correctHash(window);
    expect(scroll).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
  });

  it('leaves a valid hash alone', () => {
    window.history.replaceState(null, '', '/faq/#caf%C3%A9');
    correctHash(window);
    expect(window.location.hash).toBe('#caf%C3%A9');
  });
});

describe('guardEarlySteps', () => {
  /** Simulates a step of the browser to an address. */
  function stepTo(address: string): void {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  it('loads another page that is stepped to, until the page is rendered', () => {
    const reload = jest.fn();
    const end = guardEarlySteps(window, { reload, follow: jest.fn() });
    stepTo('/sales/');
    expect(reload).toHaveBeenCalledTimes(1);
    end();
    stepTo('/faq/');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves steps within the page alone', () => {
    const reload = jest.fn();
    const end = guardEarlySteps(window, { reload, follow: jest.fn() });
    stepTo('/#main');
    expect(reload).not.toHaveBeenCalled();
    end();
  });

  it('follows a link again if it was followed before the router listened', () => {
    window.history.replaceState({ key: 'initial' }, '', '/faq/#Fees');
    const follow = jest.fn();
    const end = guardEarlySteps(window, { reload: jest.fn(), follow });
    window.history.pushState({ key: '17', modal: true }, '', '/sales/?near=Taber#map');
    end();
    expect(follow.mock.calls).toEqual([['/sales/?near=Taber#map', { key: '17', modal: true }]]);
  });

  it('leaves a reload to the browser, and a link to an anchor that was followed without the router', () => {
    const follow = jest.fn();
    window.history.replaceState({ key: '17' }, '', '/faq/');
    guardEarlySteps(window, { reload: jest.fn(), follow })();
    const end = guardEarlySteps(window, { reload: jest.fn(), follow });
    window.history.pushState(null, '', '/faq/#Fees');
    end();
    expect(follow).not.toHaveBeenCalled();
  });
});
