/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { applyBottomInset, reserveBottomInset } from './bottom-inset';

const root = document.documentElement.style;
let marked: CSSStyleDeclaration;

function replacePage(): void {
  const footer = document.createElement('footer');
  footer.dataset.inset = '';
  document.body.replaceChildren(footer);
  marked = footer.style;
}

beforeEach(replacePage);

it('leaves a page alone before anything has been measured', () => {
  applyBottomInset();
  expect([root.cssText, marked.cssText]).toEqual(['', '']);
});

it('keeps as much room as the highest part at the foot takes, and puts toasts above the dock', () => {
  reserveBottomInset({ dock: 80, dockLeft: 56, toasts: 0 });
  expect(marked.getPropertyValue('--inset')).toBe('80px');
  expect(marked.getPropertyValue('--dock-left')).toBe('56px');
  expect(root.scrollPaddingBottom).toBe('calc(80px + 1.25rem)');
  reserveBottomInset({ toasts: 100 });
  expect(marked.getPropertyValue('--inset')).toBe('156px');
  expect(marked.getPropertyValue('--dock-left')).toBe('56px');
  reserveBottomInset({ toasts: 0 });
  expect(marked.getPropertyValue('--inset')).toBe('80px');
});

it('keeps the room for the next page', () => {
  reserveBottomInset({ dock: 83, dockLeft: 0, toasts: 0 });
  replacePage();
  applyBottomInset();
  expect(marked.getPropertyValue('--inset')).toBe('83px');
});

it('writes nothing that has not changed', () => {
  reserveBottomInset({ dock: 83 });
  const written = [root, marked].map((style) => jest.spyOn(style, 'setProperty'));
  reserveBottomInset({ dock: 83 });
  for (const write of written) expect(write).not.toHaveBeenCalled();
});
