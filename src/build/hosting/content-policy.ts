import { cspHash } from '../../lib/node/csp-hash';

/** Sources outside the site that pages load from, as a content security policy lists them. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
}

/** Inline scripts: those without an address, except blocks of data. */
const inlineScript = /<script(?: (?!src=|type=)[^>]*)?>([^]*?)<\/script>/g;

/** Returns the sources that allow the inline scripts of a page by their hashes. */
export function hashScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, text = '']) => cspHash(text));
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...new Set(sources)].join(' ');
}

/**
 * Returns the policy of all pages: they load from the site itself and from configured services, and run the scripts of
 * the build. Trusted Types are required unless third-party scripts are configured, which insert strings of their own.
 *
 * @param scripts Sources of the inline scripts of pages.
 */
export function contentPolicy(scripts: readonly string[], outside: OutsideSources): string {
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scripts, ...outside.scripts),
    // Style sheets are inlined, with other ones in each template: see docs/decisions/079-content-policy.md.
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", ...outside.images),
    directive('font-src', "'self'"),
    directive('media-src', "'self'", ...outside.media),
    directive('connect-src', "'self'", ...outside.connections),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    ...(outside.scripts.length === 0
      ? [directive('require-trusted-types-for', "'script'"), directive('trusted-types', 'default')]
      : []),
  ].join(';');
}
