/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { positionPopover } from './position-popover';

function fakeSize(element: HTMLElement, sizes: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true });
}

/** Positions a layer of 250 by 150 pixels by a word, in a page of 310 by 700. */
function positionAt(left: number, top: number): readonly [x: string, y: string] {
  fakeSize(document.body, { clientWidth: 310 });
  fakeSize(document.documentElement, { clientHeight: 700 });
  const [layer, anchor] = [document.createElement('div'), document.createElement('a')];
  fakeSize(layer, { offsetWidth: 250, offsetHeight: 150 });
  jest
    .spyOn(anchor, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: left, y: top, width: 60, height: 20 }));
  positionPopover(layer, anchor);
  return [layer.style.left, layer.style.top];
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('positionPopover', () => {
  it('puts the layer below the word, from its left edge', () => {
    expect(positionAt(20, 100)).toEqual(['20px', '128px']);
  });

  it('keeps it within the page', () => {
    expect(positionAt(200, 100)).toEqual(['44px', '128px']);
    expect(positionAt(-40, 100)).toEqual(['16px', '128px']);
  });

  it('puts it above the word when there is no space below', () => {
    expect(positionAt(20, 600)).toEqual(['20px', '442px']);
  });
});
