import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { salePlan } from '../../../model/derive/plan/sale-plan';
import { salePreview } from './preview-card';
import { drawCard } from './draw-card';
import type { FontOutlines } from './font-outlines';

const face: FontOutlines = {
  unitsPerEm: 1000,
  letter: (character) => ({
    outline: character === ' ' ? '' : `M0 0h${character.codePointAt(0) ?? 0}`,
    advance: 500,
  }),
};

function draw(name: string): string {
  const saleContext = exampleSaleContext({ name });
  return drawCard(
    face,
    salePreview(saleContext, salePlan(saleContext.sale, saleContext.status)),
    'Example Land',
    (token) => `[${token}]`,
  );
}

describe('drawCard', () => {
  it("draws all text as outlines, so that it does not depend on the machine's fonts", () => {
    const svg = draw('Souris Flats');
    expect(svg).not.toMatch(/<text|font-family/);
    // The first letter of the name.
    expect(svg).toContain(`d="M0 0h${String('S'.codePointAt(0))}"`);
  });

  it('draws the outcome of the land in the colours of the site', () => {
    expect(draw('Souris Flats')).toContain('fill="[--ink]" stroke="[--ink]"');
  });

  it('stays within its picture with a name that is too long', () => {
    const lines =
      draw('Assiniboine Valley Community Pasture '.repeat(6)).match(/translate\(45\.00 (\d+)/g) ?? [];
    expect(lines).toHaveLength(3);
  });
});
