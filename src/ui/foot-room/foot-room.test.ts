/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { reserveFootRoom } from './foot-room';

const { style } = document.documentElement;

// jsdom has no style sheets that a script can add, as some supported browsers do not: all elements inherit the heights.
it('keeps as much room as what stands highest at the foot, and has toasts begin above the dock', () => {
  reserveFootRoom({ dock: 80, dockLeft: 56 });
  expect(style.getPropertyValue('--foot')).toBe('80px');
  expect(style.getPropertyValue('--dock-left')).toBe('56px');
  expect(style.scrollPaddingBottom).toBe('calc(80px + 1.25rem)');
  reserveFootRoom({ toasts: 100 });
  expect(style.getPropertyValue('--foot')).toBe('156px');
  expect(style.getPropertyValue('--dock-left')).toBe('56px');
  reserveFootRoom({ toasts: 0 });
  expect(style.getPropertyValue('--foot')).toBe('80px');
});
