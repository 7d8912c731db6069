import { describe, expect, it } from '@jest/globals';
import { collectPictures } from './pictures';

const sources = new Map([
  ['sales/coulee.jpg', { digest: 'aaaa', width: 2400, height: 1350 }],
  ['sales/small.jpg', { digest: 'bbbb', width: 500, height: 250 }],
  ['sales/map.png', { digest: 'cccc', width: 640, height: 640 }],
]);

function show(file: string, size: 'wide' | 'card' | 'portrait' = 'card', from = sources) {
  const collector = collectPictures(from);
  return { picture: collector.picture({ file, alt: 'Land' }, size), renditions: collector.renditions };
}

describe('a picture on a page', () => {
  it('names its formats best first, with the widths of its size, and requests exactly those', () => {
    const { picture, renditions } = show('sales/coulee.jpg', 'wide');
    expect(picture).toMatchObject({ alt: 'Land', caption: null, width: 1664, height: 936 });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(picture.srcSet).toMatch(
      /^\/static\/([\da-f]{8})\/coulee-412\.jpg 412w,\/static\/\1\/coulee-824\.jpg 824w,\/static\/\1\/coulee-1248\.jpg 1248w,\/static\/\1\/coulee-1664\.jpg 1664w$/,
    );
    expect(picture.srcSet).toContain(`${picture.src} 1664w`);
    expect(renditions.size).toBe(12);
  });

  it('is not enlarged, and its own width is the widest', () => {
    const { picture } = show('sales/small.jpg');
    expect(picture.srcSet.match(/\d+w/g)).toEqual(['320w', '500w']);
    expect([picture.width, picture.height]).toEqual([960, 480]);
  });

  it('stays PNG when the original is PNG', () => {
    expect(show('sales/map.png').picture.src).toMatch(/map-640\.png$/);
  });

  it('has a new address when its content or its size changes', () => {
    const changed = new Map([['sales/coulee.jpg', { digest: 'dddd', width: 2400, height: 1350 }]]);
    const addresses = [
      show('sales/coulee.jpg').picture.src,
      show('sales/coulee.jpg', 'card', changed).picture.src,
      show('sales/coulee.jpg', 'portrait').picture.src,
    ];
    expect(new Set(addresses.map((address) => address.split('/')[2])).size).toBe(3);
  });

  it('stops the build when its file is missing', () => {
    expect(() => show('sales/gone.jpg')).toThrow('There is no picture content/media/sales/gone.jpg.');
  });
});
