import type { HeaderRule } from '../../model/derive/host-manifest';
import { workerRoute } from '../../model/derive/offline/offline-copies';

/** Binds the site's own host alone: the company's other hosts may not all speak HTTPS. */
export const defaultTransportSecurity = 'max-age=63072000';

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Sources at the git host that the page for editors loads from, as its content security policy lists them. */
export interface GitHostSources {
  readonly connections: readonly string[];
  readonly images: readonly string[];
  /** True if signing in opens a window, which sends the result to the page. */
  readonly opensWindow: boolean;
}

/** Values of headers that follow from the settings and scripts of a build. */
export interface BuildHeaders {
  /** Value of Strict-Transport-Security. */
  readonly transportSecurity: string;
  /** Value of Content-Security-Policy; its frame-ancestors replaces X-Frame-Options. */
  readonly contentPolicy: string;
  /** True if browsers are to refuse scripts that they cannot check: configured third-party scripts have no hash. */
  readonly requiresIntegrity?: boolean;
  /** Address to which browsers report violations of the policy; null if nobody collects reports. */
  readonly reportsTo?: string | null;
  /** Sources at a git host that the page for editors loads from; null without one. */
  readonly gitHost?: GitHostSources | null;
  /** True for the preview of a change, which search engines are not to index. */
  readonly isPreview?: boolean;
}

/**
 * For files whose names stay when their content changes: pages, page data, the sitemap. They are cached and
 * revalidated on each use, as with `max-age=0, must-revalidate`, which is four times as long and would be sent
 * with every page.
 */
export const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/**
 * Adds the endpoint for violations of a policy: by its name in Reporting-Endpoints, and by its address for browsers
 * that support only that.
 */
function reporting(policy: string, reportsTo: string | null): string {
  return reportsTo === null ? policy : `${policy};report-to csp;report-uri ${reportsTo}`;
}

/** Has browsers refuse scripts that they cannot check by a hash. */
function integrityPolicy(reportsTo: string | null): string {
  return `blocked-destinations=(script)${reportsTo === null ? '' : ',endpoints=(csp)'}`;
}

/** Headers of every response. Those of single addresses take precedence. */
export function generalRule({
  transportSecurity,
  contentPolicy,
  requiresIntegrity = false,
  reportsTo = null,
  isPreview = false,
}: BuildHeaders): HeaderRule {
  return {
    path: '/*',
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': reporting(contentPolicy, reportsTo),
      ...(requiresIntegrity && { 'Integrity-Policy': integrityPolicy(reportsTo) }),
      ...(reportsTo !== null && { 'Reporting-Endpoints': `csp="${reportsTo}"` }),
      'Strict-Transport-Security': transportSecurity,
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      'Cache-Control': revalidate,
    },
  };
}

/** Addresses whose responses may be cached for longer, and the worker, which matches them but may not. */
export const cacheRules: readonly HeaderRule[] = [
  // The names of scripts and style sheets at the root, and of every file in static, hold a hash of the content.
  { path: '/*.js', headers: { 'Cache-Control': immutable } },
  // One script keeps its name, so browsers have to check for a new version on each visit.
  { path: workerRoute, headers: { 'Cache-Control': revalidate } },
  { path: '/*.css', headers: { 'Cache-Control': immutable } },
  { path: '/static/*', headers: { 'Cache-Control': immutable } },
  // Audio, video and documents keep the names that editors gave them.
  { path: '/media/*', headers: { 'Cache-Control': oneDay } },
];

/**
 * Files that pages elsewhere show or play: pictures in feed readers, e-mails and link previews, recordings in podcast
 * players, pictures of sales on the auction engine. A page elsewhere can load nothing else from the site, except what
 * `corsRules` lets its scripts read.
 */
export const embeddingRules: readonly HeaderRule[] = [
  '/static/*',
  '/media/*',
  '/*.png',
  '/auctions/*/preview.png',
  '/auctions/*/parcels/*/preview.png',
].map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }));

/** Types that a static host may not know by the ending of a file. */
export const contentTypeRules: readonly HeaderRule[] = [
  { path: '/sales/atom.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { path: '/farmlandexchange/feed.xml', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  {
    path: '/opensearch.xml',
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  },
  {
    path: '/farmlandexchange/files/*/chapters.json',
    headers: { 'Content-Type': 'application/json+chapters' },
  },
  {
    path: '/farmlandexchange/files/*/transcript.vtt',
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  },
];

/**
 * For uploads that a browser would run. The content's schemas refuse them; the Node host checks the type of a file
 * instead, at any depth of folders.
 */
export const sandboxRules: readonly HeaderRule[] = ['html', 'svg', 'js', 'mjs', 'xml'].map((extension) => ({
  path: `/media/*.${extension}`,
  headers: { 'Content-Security-Policy': 'sandbox', 'Content-Disposition': 'attachment' },
}));

/** Files that podcast apps in a browser read from their own origin. */
export const corsRules: readonly HeaderRule[] = [
  '/farmlandexchange/feed.xml',
  '/farmlandexchange/files/*',
].map((path) => ({ path, headers: { 'Access-Control-Allow-Origin': '*' } }));

/**
 * The page for editors runs only its own scripts, without eval, and reaches only this host. Its library writes its
 * styles into the page; previews of uploads are blobs. If the site is edited through a git host, the page reaches that
 * as well.
 */
export function adminRules({ gitHost = null, reportsTo = null }: BuildHeaders): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(gitHost?.images ?? [])].join(' '),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...(gitHost?.connections ?? [])].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join(';');
  const headers = {
    'Content-Security-Policy': reporting(policy, reportsTo),
    'X-Robots-Tag': 'noindex',
    // Hosts whose asterisk matches slashes as well would cache its scripts, whose names have no hash, for a year.
    'Cache-Control': revalidate,
    // The sign-in window returns from the git host, and has to reach the page that opened it.
    ...(gitHost?.opensWindow === true && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/** All rules, for a host that knows the types of files by itself. */
export function headerRules(build: BuildHeaders): readonly HeaderRule[] {
  return [generalRule(build), ...cacheRules, ...embeddingRules, ...corsRules, ...adminRules(build)];
}
