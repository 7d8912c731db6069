import { generateAtomFeed } from 'feedsmith';
import { newSales } from './new-sales';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import type { PublishedFile } from '../publishing/publish-files';
import { legalXml } from '../publishing/legal-xml';
import { trimCdata } from '../publishing/trim-cdata';

function renderAtom(context: BuildContext, saleContexts: readonly SaleContext[]): string {
  const { name, tagline } = context.content.settings.brand;
  const entries = newSales(context, saleContexts);
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()));
  const page = context.origin + context.routes.sales;
  const xml = generateAtomFeed(
    {
      id: page,
      links: [
        { href: page, rel: 'alternate' },
        { href: context.origin + context.routes.atomFeed, rel: 'self' },
      ],
      title: { value: `${name}: new sales` },
      subtitle: { value: tagline },
      authors: [{ name, uri: `${context.origin}/` }],
      rights: { value: name },
      updated: entries.length === 0 ? context.now : new Date(latest),
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
  return legalXml(trimCdata(xml));
}

/** New sales as an Atom feed (RFC 4287). */
export function atomFile(context: BuildContext, saleContexts: readonly SaleContext[]): PublishedFile {
  return { route: context.routes.atomFeed, content: () => renderAtom(context, saleContexts) };
}
