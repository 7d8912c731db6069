import type { HTMLElement } from 'node-html-parser';

/** A response of the host, names of headers in lower case, with its page. */
export interface ScannedPage {
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly root: HTMLElement;
}

/** Points of one rule; the name is the Observatory's for the finding. */
interface Finding {
  readonly rule: string;
  readonly points: number;
}

/** Sources that allow too much for scripts, objects and styles. */
const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const inline = new Set(["'unsafe-inline'", 'data:']);
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Combines the policies of a header and of the elements of a page, which all apply: a directive in several of them
 * allows only what all of them allow.
 */
function readPolicy(policies: readonly string[]): Policy {
  const all = new Map<string, readonly string[]>();
  for (const text of policies) {
    for (const [name = '', ...sources] of text.split(';').map((directive) => directive.trim().split(/\s+/))) {
      const others = all.get(name);
      all.set(name, others === undefined ? sources : sources.filter((source) => others.includes(source)));
    }
  }
  return all;
}

function scorePolicy(policy: Policy): Finding {
  const fallback: readonly string[] = policy.get('default-src') ?? ['*'];
  const of = (name: string) => policy.get(name) ?? fallback;
  // Hashes and nonces switch unsafe-inline off.
  const allowed = (sources: readonly string[]) =>
    sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  const scripts = allowed(of('script-src'));
  // The Observatory does not support these two, which replace style-src.
  const styles = ['style-src', 'style-src-elem', 'style-src-attr'].flatMap((name) =>
    name === 'style-src' || policy.has(name) ? allowed(of(name)) : [],
  );
  const passive = [...of('img-src'), ...of('media-src')];
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (policy.size === 0) return { rule: 'csp-not-implemented', points: -25 };
  if (
    scripts.some((source) => broad.has(source) || inline.has(source)) ||
    of('object-src').some((source) => broad.has(source))
  )
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 };
  if (active.some(([, sources]) => sources.some(isInsecure)))
    return { rule: 'csp-implemented-with-insecure-scheme', points: -20 };
  if ([...scripts, ...styles].includes("'unsafe-eval'"))
    return { rule: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (passive.some(isInsecure))
    return { rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 };
  if (styles.some((source) => broad.has(source) || inline.has(source)))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  if (fallback.length === 1 && fallback[0] === "'none'")
    return { rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 };
  return { rule: 'csp-implemented-with-no-unsafe', points: 5 };
}

function scoreReferrer(value: string): Finding {
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  if (value === '') return { rule: 'referrer-policy-not-implemented', points: 0 };
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last)
    ? { rule: 'referrer-policy-private', points: 5 }
    : { rule: 'referrer-policy-unsafe', points: -5 };
}

function scoreTransport(value: string): Finding {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (value === '' || age === undefined) return { rule: 'hsts-not-implemented', points: -20 };
  // The preload list of browsers, for which a company has to apply, adds five points.
  return Number(age) < 15_552_000
    ? { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
    : { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
}

function scoreIntegrity(root: HTMLElement): Finding {
  // The content of a template is not part of the document.
  const inTemplates = new Set(root.querySelectorAll('template script'));
  const loaded = root.querySelectorAll('script[src]').filter((script) => !inTemplates.has(script));
  const hasIntegrity = (script: HTMLElement) => script.hasAttribute('integrity');
  const elsewhere = loaded.filter((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (elsewhere.some((script) => !hasIntegrity(script)))
    return { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 };
  if (loaded.some(hasIntegrity))
    return { rule: 'sri-implemented-and-all-scripts-loaded-securely', points: 5 };
  return { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

function scoreFraming(policy: Policy, value: string): Finding {
  if (policy.has('frame-ancestors')) return { rule: 'x-frame-options-implemented-via-csp', points: 5 };
  return /^(?:deny|sameorigin)$/i.test(value)
    ? { rule: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { rule: 'x-frame-options-not-implemented', points: -20 };
}

function scoreResources(value: string): Finding {
  if (value === '' || value === 'cross-origin')
    return { rule: 'cross-origin-resource-policy-not-implemented', points: 0 };
  return value === 'same-origin' || value === 'same-site'
    ? { rule: `cross-origin-resource-policy-implemented-with-${value}`, points: 10 }
    : { rule: 'cross-origin-resource-policy-header-invalid', points: -5 };
}

function scoreSharing(origin: string, credentials: string): Finding {
  return origin !== '' && origin !== '*' && credentials === 'true'
    ? { rule: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { rule: 'cross-origin-resource-sharing-not-implemented', points: 0 };
}

/**
 * Scores a page by the published rules of the Mozilla (MDN) HTTP Observatory: 100 minus penalties, plus bonuses from 90
 * on. Rules that need a server on the network (redirects from HTTP, the list of preloaded hosts) are left out. Styles
 * are judged more strictly: `style-src-elem` and `style-src-attr` count like `style-src`.
 */
export function scorePage({ headers, root }: ScannedPage): {
  readonly score: number;
  readonly findings: readonly Finding[];
} {
  const header = (name: string) => String(headers[name] ?? '').trim();
  const elements = root
    .querySelectorAll('meta[http-equiv]')
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy');
  const inHeader = header('content-security-policy')
    .split(',')
    .filter((policy) => policy.trim() !== '');
  const policy = readPolicy([...inHeader, ...elements.map((meta) => meta.getAttribute('content') ?? '')]);
  const findings = [
    scorePolicy(policy),
    scoreReferrer(header('referrer-policy')),
    scoreTransport(header('strict-transport-security')),
    scoreIntegrity(root),
    header('x-content-type-options').toLowerCase() === 'nosniff'
      ? { rule: 'x-content-type-options-nosniff', points: 0 }
      : { rule: 'x-content-type-options-not-implemented', points: -5 },
    scoreFraming(readPolicy(inHeader), header('x-frame-options')),
    scoreResources(header('cross-origin-resource-policy').toLowerCase()),
    scoreSharing(header('access-control-allow-origin'), header('access-control-allow-credentials')),
    header('set-cookie') === ''
      ? { rule: 'cookies-not-found', points: 0 }
      : { rule: 'cookies-without-secure-flag', points: -20 },
  ];
  const sum = (points: readonly number[]) => points.reduce((total, value) => total + value, 0);
  const points = findings.map((finding) => finding.points);
  const base = 100 + sum(points.filter((value) => value < 0));
  return { score: Math.max(0, base < 90 ? base : base + sum(points.filter((value) => value > 0))), findings };
}
