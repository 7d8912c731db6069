/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { correctHash, reloadOnEarlyStep } from './router-guards';

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

describe('reloadOnEarlyStep', () => {
  /** Simulates a step of the browser to an address. */
  function stepTo(address: string): void {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  it('loads another page that is stepped to, until the page is rendered', () => {
    const reload = jest.fn();
    const end = reloadOnEarlyStep(window, reload);
    stepTo('/sales/');
    expect(reload).toHaveBeenCalledTimes(1);
    end();
    stepTo('/faq/');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves steps within the page alone', () => {
    const reload = jest.fn();
    const end = reloadOnEarlyStep(window, reload);
    stepTo('/#main');
    expect(reload).not.toHaveBeenCalled();
    end();
  });
});
