import type { BuildContext } from '../../../page-data/build-context';
import { escapeXml } from '../../../lib/escape-xml';
import { legalXml } from '../publishing/legal-xml';
import type { PublishedFile } from '../publishing/publish-files';

/** Letters that OpenSearch 1.1 allows in a name. */
const maxNameLength = 16;

interface OpenSearchSource {
  readonly content: {
    readonly settings: { readonly brand: { readonly name: string; readonly tagline: string } };
  };
  readonly origin: string;
  readonly routes: Pick<BuildContext['routes'], 'search' | 'openSearch'>;
}

/** OpenSearch 1.1 description document, which lets a browser search the site from its address bar. */
export function openSearchFile({ content, origin, routes }: OpenSearchSource): PublishedFile {
  const { name, tagline } = content.settings.brand;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(Array.from(name).slice(0, maxNameLength).join('').trimEnd())}</ShortName>`,
    `<Description>${escapeXml(`${name}: ${tagline}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16" type="image/svg+xml">${escapeXml(`${origin}/favicon.svg`)}</Image>`,
    `<Url type="text/html" template="${escapeXml(`${origin}${routes.search}?query={searchTerms}`)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(origin + routes.openSearch)}"/>`,
    '</OpenSearchDescription>',
    '',
  ];
  return { route: routes.openSearch, content: () => legalXml(lines.join('\n')) };
}
