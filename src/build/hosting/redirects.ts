import type { RedirectRule } from '../../model/derive/host-manifest';

/** A redirect as the build knows it. */
export interface BuildRedirectRule extends RedirectRule {
  /** A file of that name exists: static hosts would serve it first, or loop, so the redirect is left out for them. */
  readonly hidesFile?: true;
}

export const redirectRules: readonly BuildRedirectRule[] = [
  { from: '/index.html', to: '/', status: 301, hidesFile: true },
  { from: '/farmland-exchange', to: '/farmlandexchange/', status: 301 },
  { from: '/farmlandexchange/episodes', to: '/farmlandexchange/', status: 302 },
  // Folders with pages but without a page of their own; visitors arrive by shortening an address.
  { from: '/auctions', to: '/sales/', status: 302 },
  { from: '/questions', to: '/faq/', status: 302 },
];
