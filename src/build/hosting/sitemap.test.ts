import { describe, expect, it } from '@jest/globals';
import { renderRobots, renderSitemap } from './sitemap';

function page(canonical: string, noindex: boolean) {
  return { props: { head: { canonical, noindex } } };
}

describe('renderSitemap', () => {
  it('lists canonical addresses in order, escaped, without pages that are not to be listed', () => {
    const xml = renderSitemap([
      page('https://x.example/b/', false),
      page('https://x.example/a/?x=1&y=2', false),
      page('https://x.example/hidden/', true),
    ]);
    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://x.example/a/?x=1&amp;y=2</loc>',
      '<loc>https://x.example/b/</loc>',
    ]);
  });
});

describe('renderRobots', () => {
  it('names the sitemap', () => {
    expect(renderRobots('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});
