import { describe, expect, it } from '@jest/globals';
import { isPlainClick } from './is-plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('isPlainClick', () => {
  it('is true for a click of the main button, or Enter', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is false for a click with %s', (key) => {
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
  });

  it('is false for a click of another button', () => {
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});
