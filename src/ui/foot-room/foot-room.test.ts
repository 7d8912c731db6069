/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { keepFootRoom, reserveFootRoom } from './foot-room';

const root = document.documentElement.style;
let marked: CSSStyleDeclaration;

function replacePage(): void {
  const footer = document.createElement('footer');
  footer.dataset.footRoom = '';
  document.body.replaceChildren(footer);
  marked = footer.style;
}

beforeEach(replacePage);

it('leaves a page alone before anything has been measured', () => {
  keepFootRoom();
  expect([root.cssText, marked.cssText]).toEqual(['', '']);
});

it('keeps as much room as the highest part at the foot takes, and puts toasts above the dock', () => {
  reserveFootRoom({ dock: 80, dockLeft: 56, toasts: 0 });
  expect(marked.getPropertyValue('--foot')).toBe('80px');
  expect(marked.getPropertyValue('--dock-left')).toBe('56px');
  expect(root.scrollPaddingBottom).toBe('calc(80px + 1.25rem)');
  reserveFootRoom({ toasts: 100 });
  expect(marked.getPropertyValue('--foot')).toBe('156px');
  expect(marked.getPropertyValue('--dock-left')).toBe('56px');
  reserveFootRoom({ toasts: 0 });
  expect(marked.getPropertyValue('--foot')).toBe('80px');
});

it('keeps the room for the next page', () => {
  reserveFootRoom({ dock: 83, dockLeft: 0, toasts: 0 });
  replacePage();
  keepFootRoom();
  expect(marked.getPropertyValue('--foot')).toBe('83px');
});

it('writes nothing that has not changed', () => {
  reserveFootRoom({ dock: 83 });
  const written = [root, marked].map((style) => jest.spyOn(style, 'setProperty'));
  reserveFootRoom({ dock: 83 });
  for (const write of written) expect(write).not.toHaveBeenCalled();
});
