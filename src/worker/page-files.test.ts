import { describe, expect, it } from '@jest/globals';
import {
  documentFiles,
  hasHash,
  pageDataRoute,
  pictureFiles,
  pictureFolder,
  sliceDataRoutes,
} from './page-files';

const folder = '/static/2ad3b6f9/';
const picture =
  `<picture><source type="image/avif" srcSet="${folder}a-412.avif 412w,${folder}a-824.avif 824w,${folder}a-1248.avif 1248w" sizes="100vw"/>` +
  `<img src="${folder}a-1248.jpg" width="1248" alt=""/></picture>`;

describe('the files of a page', () => {
  it('have each picture once, in the size of a phone', () => {
    expect(pictureFiles(picture)).toEqual([`${folder}a-824.avif`]);
    expect(
      pictureFiles('<picture><source srcSet="/static/x/a-90.avif 90w"/><img src="/b.jpg"/></picture>'),
    ).toEqual(['/static/x/a-90.avif']);
    expect(
      pictureFiles('<p><img src="/static/x/a.jpg" alt=""/></p><img src="https://elsewhere.example/a.jpg">'),
    ).toEqual(['/static/x/a.jpg']);
  });

  it('have its documents once, and no recordings', () => {
    const link = '<a href="/media/documents/title.pdf">Title</a>';
    expect(documentFiles(`${link}${link}<a href="/media/a.mp4">Video</a>`)).toEqual([
      '/media/documents/title.pdf',
    ]);
  });

  it('have its data, and that of its slices', () => {
    expect(pageDataRoute('/shortlist/')).toBe('/page-data/shortlist/page-data.json');
    const data = JSON.stringify({ result: {}, slicesMap: { header: 'header-1', footer: 'footer-1' } });
    expect(sliceDataRoutes(data)).toEqual(['/slice-data/header-1.json', '/slice-data/footer-1.json']);
    expect(sliceDataRoutes('{}')).toEqual([]);
  });
});

it('finds the common folder of all sizes of a picture', () => {
  expect(pictureFolder(`${folder}a-1248.jpg`)).toBe(folder);
  expect(pictureFolder('/static/besley-540-a96c127614071f2b9ff65aa7460bd689.woff2')).toBeNull();
});

it('recognizes files whose content may change', () => {
  const files = [
    '/app-a1.js',
    '/deferred-1.css',
    `${folder}a-90.avif`,
    '/favicon.svg',
    '/manifest.webmanifest',
  ];
  expect(files.filter((file) => !hasHash(file))).toEqual(['/favicon.svg', '/manifest.webmanifest']);
});
