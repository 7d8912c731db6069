import { contentKind } from '../../host/site/content-type';
import { pagePattern, programPatterns, variantPattern, type WebServerRules } from './web-server-rules';

/**
 * Quotes a text for a Caddyfile.
 *
 * @throws When Caddy could not read it unchanged.
 */
function quote(text: string): string {
  if (/[`\r\n]/.test(text))
    throw new Error(`Caddy cannot read a value that has a backtick or a line break: ${text}`);
  return `\`${text}\``;
}

/** As `quote`, for places where Caddy replaces text in braces. */
function quoteValue(text: string): string {
  return quote(text.replace(/[{}]/g, '\\$&'));
}

function quotePattern(pattern: string): string {
  return quote(`(?s)${pattern}`);
}

function headerLines(headers: Readonly<Record<string, string>>, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quoteValue(value)}`);
}

function rulesByAddress({ headers }: WebServerRules): string[] {
  return headers.flatMap((rule, index) => {
    const matcher = `@website_rule_${index}`;
    return [
      `${matcher} path_regexp ${quotePattern(rule.pattern)}`,
      ...headerLines(rule.headers, `${matcher} `),
    ];
  });
}

function redirectLines({ redirects }: WebServerRules): string[] {
  return [
    'map {query} {website_query} {',
    '\t"" ""',
    '\tdefault ?{query}',
    '}',
    ...redirects.flatMap(({ from, to, status }, index) => {
      const matcher = `@website_moved_${index}`;
      // The matcher `path` ignores case.
      const pattern = `^${from.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}$`;
      return [
        `${matcher} path_regexp ${quotePattern(pattern)}`,
        `redir ${matcher} ${to}{website_query} ${status}`,
      ];
    }),
  ];
}

function typeLines({ typesByName, typesByExtension, otherType }: WebServerRules): string[] {
  const escapeDots = (text: string) => text.replaceAll('.', '\\.');
  return [
    'map {path} {website_type} {',
    ...typesByName.map(([name, type]) => `\t${quote(`~(?i)/${escapeDots(name)}$`)} ${quote(type)}`),
    ...typesByExtension.map(([extension, type]) => `\t${quote(`~(?i)\\.${extension}$`)} ${quote(type)}`),
    `\tdefault ${quote(otherType)}`,
    '}',
    'header Content-Type {website_type}',
  ];
}

const refusals = [
  '@website_method not method GET HEAD',
  'error @website_method 405',
  // RE2 has no lookahead, so a second pattern excludes names below .well-known from the paths with names that begin
  // with a dot.
  '@website_hidden {',
  '\tpath_regexp `/\\.`',
  '\tnot path_regexp `^/\\.well-known(?:/[^./][^/]*)*/?$`',
  '}',
  'error @website_hidden 404',
  `@website_variant path_regexp ${quote(`(?i)${variantPattern}|//|[\\x00-\\x1f\\x7f\\\\]`)}`,
  'error @website_variant 404',
  ...['404', '500'].flatMap((status) => [
    `@website_${status} path_regexp ${quote(`^/${status}(?:\\.html|/|/index\\.html)?$`)}`,
    `error @website_${status} ${status}`,
  ]),
];

const findFile = [
  '@website_folder {',
  '\tpath_regexp `/$`',
  '\tfile {path}index.html',
  '}',
  'rewrite @website_folder {path}index.html',
  // The file server would serve a file for its name with a slash at the end.
  '@website_no_folder path_regexp `/$`',
  'error @website_no_folder 404',
  'try_files {path} {path}/index.html',
];

const fileServer = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];

function errorLines({ headers, baseHeaders }: WebServerRules): string[] {
  const names = new Set(headers.flatMap((rule) => Object.keys(rule.headers)));
  const ofAddresses = [...names].filter((name) => !(name in baseHeaders));
  return [
    // Errors lose the headers of single addresses: a missing script must not be cached for a year.
    ...ofAddresses.map((name) => `header -${name}`),
    ...headerLines(baseHeaders),
    // An error page is sent whole, whatever the browser has cached.
    ...['If-None-Match', 'If-Modified-Since', 'If-Match', 'Range'].map((name) => `request_header -${name}`),
    '@website_for_programs {',
    '\texpression {err.status_code} == 404',
    `\tpath_regexp ${quotePattern(programPatterns.join('|'))}`,
    `\tnot path_regexp ${quotePattern(pagePattern)}`,
    '}',
    'handle @website_for_programs {',
    '\theader Content-Type application/json',
    '\trespond `{"error":"Not found"}` 404',
    '}',
    '@website_error_page expression {err.status_code} == 404 || {err.status_code} >= 500',
    'handle @website_error_page {',
    `\theader Content-Type ${quote(contentKind('404.html').type)}`,
    '\t@website_not_found expression {err.status_code} == 404',
    '\trewrite @website_not_found /404.html',
    '\t@website_fault expression {err.status_code} >= 500',
    '\trewrite @website_fault /500.html',
    ...fileServer.map((line) => `\t${line}`),
    '}',
    'header Content-Type text/plain',
    'respond {err.status_text} {err.status_code}',
  ];
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
}

/** Returns the directives for the block of a site, after its `root`. */
export function caddyConfig(rules: WebServerRules): string {
  return [
    '# Written by `npm run export` from the tables of the build; changes are lost with the next one.\n',
    block('route', [
      'header -Server',
      ...rulesByAddress(rules),
      ...refusals,
      ...redirectLines(rules),
      ...findFile,
      ...typeLines(rules),
      ...fileServer,
    ]),
    block('handle_errors', [block('route', errorLines(rules)).trimEnd().replaceAll('\n', '\n\t')]),
  ].join('\n');
}
