/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { endFailedStart, recoverFailedStart } from './failed-start';

const reload = jest.fn();
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  reload.mockClear();
  window.reloadOnce = reload;
});

function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function ownError(origin: string): Error {
  return Object.assign(new Error('page resources not found'), { stack: `at ${origin}/app.js:1` });
}

recoverFailedStart(window);

it('loads the page again when it could not start, and says so in the console', () => {
  expect(reject(ownError(window.location.origin))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('The page / could not start.', expect.any(Error));
});

it('ignores what third-party scripts throw, and what is not an error', () => {
  expect(reject(ownError('https://tags.example'))).toBe(false);
  expect(reject('gone')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('ignores everything once the page has started', () => {
  endFailedStart(window);
  expect(reject(ownError(window.location.origin))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
