/** A host as Algolia's clients take it. */
export interface AlgoliaHost {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
}

/**
 * Options of Algolia's clients for a host in place of the vendor's.
 *
 * @param origin Scheme and host; null for the vendor's.
 */
export function algoliaHosts(origin: string | null): { readonly hosts?: AlgoliaHost[] } {
  if (origin === null) return {};
  const { host, protocol } = new URL(origin);
  return {
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  };
}
