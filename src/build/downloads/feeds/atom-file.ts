import { generateAtomFeed } from 'feedsmith';
import { newSales } from './new-sales';
import type { SaleView } from '../../../page-data/sale-context';
import type { Site } from '../../../page-data/build-context';
import type { PublishedFile } from '../publish-files';
import { tightText } from '../trim-cdata';

function renderAtom(site: Site, views: readonly SaleView[]): string {
  const { name, tagline } = site.content.settings.brand;
  const entries = newSales(site, views);
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()));
  const page = site.origin + site.routes.sales;
  const xml = generateAtomFeed(
    {
      id: page,
      links: [
        { href: page, rel: 'alternate' },
        { href: site.origin + site.routes.atomFeed, rel: 'self' },
      ],
      title: { value: `${name}: new sales` },
      subtitle: { value: tagline },
      authors: [{ name, uri: `${site.origin}/` }],
      rights: { value: name },
      updated: entries.length === 0 ? site.now : new Date(latest),
      entries: entries.map(({ title, link, published, updated, summary }) => ({
        id: link,
        title: { value: title },
        links: [{ href: link }],
        published,
        updated,
        summary: { value: summary },
      })),
    },
    { strict: true },
  );
  return tightText(xml);
}

/** New sales as an Atom feed (RFC 4287). */
export function atomFile(site: Site, views: readonly SaleView[]): PublishedFile {
  return { route: site.routes.atomFeed, content: () => renderAtom(site, views) };
}
