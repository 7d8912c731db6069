import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { comparePictures, type MarkDifferences } from './compare';
import type { PictureResult } from './result';
import { writeReport } from './report';
import { writeContactSheet } from './contact-sheet';

/** Replaces pixelmatch, which is an ES module that Jest cannot load: any change of colour is a difference. */
const mark: MarkDifferences = (before, now, marked) => {
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const differs = [0, 1, 2, 3].some((channel) => before[at + channel] !== now[at + channel]);
    marked.set(differs ? [255, 0, 0, 255] : [200, 200, 200, 255], at);
    if (differs) count += 1;
  }
  return count;
};

/** A white picture with a black row. */
async function png(height: number, blackRow: number, compressionLevel = 6): Promise<Buffer> {
  const pixels = Buffer.alloc(10 * height * 3, 255).fill(0, blackRow * 30, (blackRow + 1) * 30);
  return sharp(pixels, { raw: { width: 10, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer();
}

describe('a picture and the accepted one', () => {
  it('is new if there is no accepted one', async () => {
    expect(await comparePictures(null, await png(20, 3), mark)).toEqual({ kind: 'new' });
  });

  it('is the same if the pixels are, however they are compressed', async () => {
    const [loose, packed] = [await png(20, 3, 0), await png(20, 3, 9)];
    expect(loose.equals(packed)).toBe(false);
    expect(await comparePictures(loose, loose, mark)).toEqual({ kind: 'same' });
    expect(await comparePictures(loose, packed, mark)).toEqual({ kind: 'same' });
  });

  it('differs in the rows that changed', async () => {
    const comparison = await comparePictures(await png(20, 3), await png(20, 7), mark);
    expect(comparison).toMatchObject({ kind: 'differs', percent: 10, from: 3, to: 7 });
  });

  it('differs where only one of them has pixels', async () => {
    const comparison = await comparePictures(await png(20, 3), await png(25, 3), mark);
    expect(comparison).toMatchObject({ kind: 'differs', percent: 20, from: 20, to: 24 });
    if (comparison.kind !== 'differs') throw new Error('not reached');
    expect(await sharp(comparison.marked).metadata()).toMatchObject({ width: 10, height: 25 });
  });
});

describe('the contact sheet and the report', () => {
  const results: PictureResult[] = [
    { name: 'home', width: 390, file: 'home-390', outcome: { kind: 'same' } },
    { name: 'faq', width: 390, file: 'faq-390', outcome: { kind: 'new' } },
    { name: 'team', width: 390, file: 'team-390', outcome: { kind: 'differs', percent: 1, from: 0, to: 5 } },
    { name: 'drawer', width: 390, file: 'drawer-390', outcome: { kind: 'failed', reason: 'no <button>' } },
    { name: 'sale', width: 390, file: 'sale-390', outcome: { kind: 'differs', percent: 7, from: 0, to: 5 } },
  ];

  it('list differences first, the largest at the top', () => {
    const names = [...writeContactSheet(results).matchAll(/<b>(\w+)<\/b>/g)].map(([, name]) => name);
    expect(names).toEqual(['sale', 'team', 'drawer', 'faq', 'home']);
    expect(writeReport(results, []).match(/^- \w+/gm)).toEqual(['- sale', '- team', '- drawer', '- faq']);
  });

  it('show before, now and the difference side by side', () => {
    const pair =
      /<figure class="pair">.*<b>sale<\/b>.*<\/figure>/.exec(writeContactSheet(results))?.[0] ?? '';
    expect([...pair.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual([
      'before/sale-390.png',
      'now/sale-390.png',
      'difference/sale-390.png',
    ]);
  });

  it('say why a state could not be prepared, and which pictures are gone', () => {
    expect(writeContactSheet(results)).toContain('could not be prepared: no &lt;button&gt;');
    const report = writeReport(results, ['about-390']);
    expect(report).toContain('- drawer at 390: could not be prepared: no <button>');
    expect(report).toMatch(/no longer taken\n\n- about-390\n$/);
  });
});
