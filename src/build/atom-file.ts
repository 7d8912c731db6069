import { Feed } from 'feed';
import { newSales } from '../model/derive/feeds/new-sales';
import type { SaleView } from '../model/derive/pages/sale-view';
import type { Site } from '../model/derive/pages/site';
import type { PublishedFile } from './publish-files';

function renderAtom(site: Site, views: readonly SaleView[]): string {
  const { name, tagline } = site.content.settings.brand;
  const entries = newSales(site, views);
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()));
  const feed = new Feed({
    id: site.origin + site.routes.sales,
    link: site.origin + site.routes.sales,
    feedLinks: { atom: site.origin + site.routes.atomFeed },
    title: `${name}: new sales`,
    description: tagline,
    language: 'en-CA',
    author: { name, link: `${site.origin}/` },
    copyright: name,
    generator: name,
    updated: entries.length === 0 ? site.now : new Date(latest),
  });
  for (const { title, link, published, updated, summary } of entries)
    feed.addItem({ title, id: link, link, published, date: updated, description: summary });
  return feed.atom1();
}

/** New sales as an Atom feed (RFC 4287). */
export function atomFile(site: Site, views: readonly SaleView[]): PublishedFile {
  return { route: site.routes.atomFeed, content: () => renderAtom(site, views) };
}
