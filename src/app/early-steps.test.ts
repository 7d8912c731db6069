/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { watchEarlySteps } from './early-steps';

/** The browser has stepped to an address. */
function stepTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('watchEarlySteps', () => {
  it('loads another page that is stepped to, until the page is alive', () => {
    const reload = jest.fn();
    const end = watchEarlySteps(window, reload);
    stepTo('/sales/');
    expect(reload).toHaveBeenCalledTimes(1);
    end();
    stepTo('/faq/');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves steps within the page alone', () => {
    const reload = jest.fn();
    const end = watchEarlySteps(window, reload);
    stepTo('/#main');
    expect(reload).not.toHaveBeenCalled();
    end();
  });
});
