import { expect, it } from '@jest/globals';
import { siteRoutes } from '../../../model/derive/routes';
import { openSearchFile } from './open-search-file';

it('describes the search of the site, whatever the name of the company', async () => {
  const brand = { name: 'Smith & Sons <Farmland> Auctions', tagline: 'Sold in the open.' };
  const { route, content } = openSearchFile({
    content: { settings: { brand } },
    origin: 'https://www.land.example',
    routes: siteRoutes('example-land'),
  });
  const xml = String(await content());
  expect(route).toBe('/opensearch.xml');
  expect(xml).toContain('<ShortName>Smith &amp; Sons &lt;Fa</ShortName>');
  // At most 16 characters, the last of which is not a space.
  const cut = openSearchFile({
    content: { settings: { brand: { ...brand, name: 'L’Étoile & Fils Encans' } } },
    origin: 'https://www.land.example',
    routes: siteRoutes('example-land'),
  });
  expect(String(await cut.content())).toContain('<ShortName>L’Étoile &amp; Fils</ShortName>');
  expect(xml).toContain(
    '<Description>Smith &amp; Sons &lt;Farmland&gt; Auctions: Sold in the open.</Description>',
  );
  expect(xml).toContain(
    '<Url type="text/html" template="https://www.land.example/search/?query={searchTerms}"/>',
  );
});
