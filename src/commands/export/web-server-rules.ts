import { contentKinds, isActive } from '../../host/site/content-type';
import { headerPattern } from '../../host/site/header-rules';
import type { ServedSite } from '../../host/site/site';

type Manifest = ServedSite['manifest'];
type HeaderRule = Manifest['headers'][number];
type RedirectRule = Manifest['redirects'][number];

/** Headers of the addresses that match a regular expression, for a dot that matches line breaks. */
interface PatternRule {
  readonly pattern: string;
  readonly headers: HeaderRule['headers'];
}

/** The rules by which a web server answers as the Node host does; regular expressions are for PCRE and RE2. */
export interface WebServerRules {
  /** The later one of two overlapping rules wins. */
  readonly headers: readonly PatternRule[];
  /** Headers of errors, which rules for single addresses do not change. */
  readonly baseHeaders: HeaderRule['headers'];
  /** Both slash forms of each address. */
  readonly redirects: readonly RedirectRule[];
  /** Content types by extension, without the dot. */
  readonly typesByExtension: readonly (readonly [extension: string, type: string])[];
  /** Content types of files whose extension does not tell their type. */
  readonly typesByName: readonly (readonly [name: string, type: string])[];
  readonly otherType: string;
}

/** Addresses that programs request rather than people: errors there are a few bytes. */
export const programPatterns = ['^/(?:page-data|slice-data|api)/', '\\.[^./]+$'] as const;
/** Addresses of the second pattern that people request. */
export const pagePattern = '\\.html$';
/** Files of the export that visitors may not request. */
export const variantPattern = '\\.(?:br|gz|map|part)/?$';

/** Uploads that a browser would run, at any depth of folders. */
function sandboxRule(): PatternRule {
  const extensions = [...contentKinds.byExtension].flatMap(([extension, kind]) =>
    isActive(kind) ? [extension.slice(1)] : [],
  );
  return {
    pattern: `^/media/.*\\.(?i:${extensions.join('|')})$`,
    headers: { 'Content-Security-Policy': 'sandbox', 'Content-Disposition': 'attachment' },
  };
}

function bothSlashForms(rule: RedirectRule): RedirectRule[] {
  return rule.from.endsWith('.html') ? [rule] : [rule, { ...rule, from: `${rule.from}/` }];
}

/** Converts the tables of a build to the rules for the configurations of web servers. */
export function webServerRules({ headers, redirects }: Manifest): WebServerRules {
  const general = headers.filter(({ path }) => path === '/*');
  return {
    headers: [
      ...headers.map((rule) => ({ pattern: headerPattern(rule.path), headers: rule.headers })),
      sandboxRule(),
    ],
    baseHeaders: Object.fromEntries(general.flatMap((rule) => Object.entries(rule.headers))),
    redirects: redirects.flatMap(bothSlashForms),
    typesByExtension: [...contentKinds.byExtension].map(([extension, { type }]) => [
      extension.slice(1),
      type,
    ]),
    typesByName: [...contentKinds.byName].map(([name, { type }]) => [name, type]),
    otherType: contentKinds.unknown.type,
  };
}
