/** @jest-environment jsdom */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { holdEarlyErrors, releaseEarlyErrors } from './early-errors';
import { reportPageError } from './page-errors';

function throwInPage(init: ErrorEventInit): void {
  window.dispatchEvent(new ErrorEvent('error', init));
}

function ignore(): void {
  // Otherwise Jest fails the test for an error without a listener.
}

beforeAll(() => {
  window.addEventListener('error', ignore);
});

afterAll(() => {
  window.removeEventListener('error', ignore);
});

it('holds caught and uncaught errors until they are released', () => {
  holdEarlyErrors();
  const [thrown, rejected, caught] = [new Error('thrown'), new Error('rejected'), new Error('caught')];
  throwInPage({ error: thrown, message: 'thrown' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  const onSent = jest.fn();
  expect(reportPageError(caught, onSent)).toBe(true);
  expect(releaseEarlyErrors()).toEqual([
    { error: thrown, handled: false },
    { error: rejected, handled: false },
    { error: caught, handled: true, onSent },
  ]);
  throwInPage({ error: thrown });
  expect([releaseEarlyErrors(), reportPageError(caught)]).toEqual([[], false]);
});

it('leaves out errors of scripts from other hosts, which have no details, and holds a limited number', () => {
  holdEarlyErrors();
  throwInPage({ error: null, message: 'Script error.' });
  throwInPage({ error: null, message: 'ResizeObserver loop' });
  for (let count = 0; count < 100; count += 1) throwInPage({ error: new Error('again') });
  const held = releaseEarlyErrors();
  expect(held).toHaveLength(20);
  expect(held[0]?.error).toEqual(new Error('ResizeObserver loop'));
});
