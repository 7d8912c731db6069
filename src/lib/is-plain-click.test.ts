import { describe, expect, it } from '@jest/globals';
import { isPlainClick } from './is-plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('isPlainClick', () => {
  it('takes a click of the main button, or Enter', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
  });

  it('leaves a click of another button to the browser', () => {
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});
