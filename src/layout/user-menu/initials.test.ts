import { describe, expect, it } from '@jest/globals';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Wes Barkley', 'WB'],
    ['Zoë Lévesque-Šimić', 'ZL'],
    ['émilie de la Bruère-Terreault', 'ÉB'],
    ['Jean Pierre "JP" Roy', 'JR'],
    ['Cher', 'C'],
    ['  Anne   Marie  ', 'AM'],
    ['𝒜nn Lee 🌾', '𝒜L'],
    ['4321', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
