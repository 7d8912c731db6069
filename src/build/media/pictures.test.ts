import { expect, it } from '@jest/globals';
import { createAssetCollector } from './asset-collector';
import { processPictures } from './pictures';

const image = { file: 'people/ann.jpg', alt: 'Ann.' };
const made = {
  relativePath: 'media/people/ann.jpg',
  childImageSharp: {
    image: { width: 480, height: 600, images: { fallback: { src: '/ann.jpg', srcSet: '/ann.jpg 480w' } } },
  },
};

it('gives the pictures that pages have asked for, and none silently that they have not', async () => {
  const collector = createAssetCollector();
  collector.picture(image, 'portrait');
  const asked: unknown[] = [];
  const picture = await processPictures((_query, files) => {
    asked.push(files);
    return Promise.resolve({
      data: { wide: { nodes: [] }, card: { nodes: [] }, portrait: { nodes: [made] } },
    });
  }, collector.wanted.pictures);
  expect(asked).toEqual([{ wide: [], card: [], portrait: ['media/people/ann.jpg'] }]);
  expect(picture(image, 'portrait')).toMatchObject({ src: '/ann.jpg', alt: 'Ann.', width: 480, height: 600 });
  expect(() => picture(image, 'wide')).toThrow(
    'content/media/people/ann.jpg was not made in the size "wide".',
  );
});
