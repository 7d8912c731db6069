import { html, type Html } from '../html/html';
import { returnAddress } from './return-address';

/** The destination of a visitor: every link and form carries it until the visitor arrives. */
export interface ReturnPath {
  /** The address on the site from which they came. */
  readonly back: string | null;
  /** The page of the engine that they requested before they signed in. */
  readonly next: string | null;
}

const ownPage = /^\/(profile|admin\/(auctions|users|answers)|auctions\/[\w-]{1,100}\/parcels)\/$/;

/** Parses the return path of a query or a form; an address that is not the site's or the engine's own is left out. */
export function parseReturnPath(fields: Readonly<Record<string, string>>, siteOrigin: string): ReturnPath {
  const { next = '' } = fields;
  return { back: returnAddress(fields.return, siteOrigin), next: ownPage.test(next) ? next : null };
}

function pairs({ back, next }: ReturnPath): readonly (readonly [string, string])[] {
  return [
    ...(next === null ? [] : [['next', next] as const]),
    ...(back === null ? [] : [['return', back] as const]),
  ];
}

/** A path of the engine with the return path as its query. */
export function withReturnPath(path: string, returnPath: ReturnPath): string {
  const query = pairs(returnPath)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** The return path as hidden fields of a form. */
export function returnPathFields(returnPath: ReturnPath): readonly Html[] {
  return pairs(returnPath).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

/** Returns the destination after a task. */
export function destinationOf({ back, next }: ReturnPath, siteOrigin: string): string {
  return next === null ? (back ?? `${siteOrigin}/`) : withReturnPath(next, { back, next: null });
}
