import { describe, expect, it } from '@jest/globals';
import type { FontOutlines } from './font-outlines';
import { fitLines, fitText, renderLine, textWidth } from './text-layout';

/** Every letter half as wide as it is high. */
const face: FontOutlines = { unitsPerEm: 1000, letter: () => ({ outline: 'M0 0h1', advance: 500 }) };

describe('fitText', () => {
  const fits = [
    { lines: 1, sizes: [40] },
    { lines: 2, sizes: [30, 20] },
  ];

  it('takes the largest size that holds the text', () => {
    expect(fitText(face, 'Flats', 100, fits)).toEqual({ size: 40, lines: ['Flats'] });
    expect(fitText(face, 'Souris Flats', 100, fits)).toEqual({ size: 30, lines: ['Souris', 'Flats'] });
    expect(fitText(face, 'Whitemud Half', 100, fits)).toEqual({ size: 20, lines: ['Whitemud', 'Half'] });
  });

  it('cuts off text that does not fit in the smallest size', () => {
    const { size, lines } = fitText(face, 'Assiniboine Valley Community Pasture', 100, fits);
    expect(size).toBe(20);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => textWidth(face, line, size) <= 100 && line.endsWith('…'))).toBe(true);
  });
});

describe('fitLines', () => {
  it('sets all lines in the size of the longest', () => {
    expect(fitLines(face, ['Opens', 'Opens Dec 9'], 120, [40, 20])).toEqual({
      size: 20,
      lines: ['Opens', 'Opens Dec 9'],
    });
  });
});

describe('renderLine', () => {
  it('draws letters as paths, one after the other', () => {
    const svg = renderLine(face, 'ab', { x: 10, y: 20, size: 40, fill: '#000', centred: true });
    expect(svg).not.toContain('<text');
    expect(svg.match(/translate\((\d+)\)/g)).toEqual(['translate(0)', 'translate(500)']);
    expect(svg).toContain('translate(-10.00 20.00)');
  });
});
