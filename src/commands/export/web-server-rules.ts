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

/** What a web server has to know to answer as the Node host does; regular expressions are for PCRE and RE2. */
export interface WebServerRules {
  /** Where rules overlap, the later one wins. */
  readonly headers: readonly PatternRule[];
  /** Headers of errors, which no rule of a single address changes. */
  readonly baseHeaders: HeaderRule['headers'];
  /** Both slash forms of each address. */
  readonly redirects: readonly RedirectRule[];
  /** Content types by extension, without the dot. */
  readonly typesByExtension: readonly (readonly [extension: string, type: string])[];
  /** Content types of files whose extension says too little. */
  readonly typesByName: readonly (readonly [name: string, type: string])[];
  readonly otherType: string;
}

/** Addresses that programs ask for rather than people: errors there are a few bytes. */
export const programPatterns = ['^/(?:page-data|slice-data|api)/', '\\.[^./]+$'] as const;
/** Of the second pattern, what people ask for all the same. */
export const pagePattern = '\\.html$';
/** Files that the export holds beside those that visitors ask for. */
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

/** Brings the tables of a build into the form that the configurations of web servers are made from. */
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
