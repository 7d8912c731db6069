import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNearestPage, likelyPaths } from './find-nearest-page';

describe('likelyPaths', () => {
  it.each([
    [
      '/auctions/river-farm/parcels/9/',
      ['/auctions/river-farm/', '/auctions/river-farm/parcels/', '/auctions/'],
    ],
    ['/Auctions/River-Farm/', ['/auctions/river-farm/', '/auctions/']],
    ['/auctions/river-farm/).', ['/auctions/river-farm/', '/auctions/']],
    ['/river-farm', ['/river-farm/', '/auctions/river-farm/']],
    ['/%E0%A4%A/', []],
    ['/', []],
  ])('for %s', (path, likely) => {
    expect(likelyPaths(path)).toEqual(likely);
  });

  it('are few, on this site, and never include the address itself', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const likely = likelyPaths(path);
        expect(likely.length).toBeLessThanOrEqual(4);
        expect(likely).not.toContain(path);
        for (const href of likely) expect(href).toMatch(/^\/(?:[a-z0-9-]+\/)+$/);
      }),
    );
  });
});

function response(heading: unknown): Response {
  return new Response(JSON.stringify({ result: { pageContext: { heading } } }));
}

describe('findNearestPage', () => {
  it('returns the first that exists, with its heading', async () => {
    const requested: string[] = [];
    const found = await findNearestPage('/auctions/river-farm/parcels/9/', async (url) => {
      requested.push(url);
      return Promise.resolve(
        url.includes('parcels') ? new Response('{}', { status: 404 }) : response('Ferme de la Rivière'),
      );
    });
    expect(found).toEqual({ label: 'Ferme de la Rivière', href: '/auctions/river-farm/' });
    expect(requested.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['nothing is near', async () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['the answer is no page', async () => Promise.resolve(response(7))],
    ['the answer is no JSON', async () => Promise.resolve(new Response('<html>'))],
    ['the network fails', async () => Promise.reject(new TypeError('offline'))],
  ])('returns null if %s', async (_, fetchData) => {
    expect(await findNearestPage('/auctions/river-farm/x/', fetchData)).toBeNull();
  });
});
