import { pagePattern, programPatterns, variantPattern, type WebServerRules } from './web-server-rules';

/** nginx reads words of up to 4,095 bytes. */
const longestWord = 4000;

/**
 * Quotes a text for nginx.
 *
 * @throws When nginx could not read it unchanged.
 */
function quote(text: string): string {
  if (Buffer.byteLength(text) > longestWord || /[\r\n]/.test(text))
    throw new Error(
      `nginx cannot read a value that is longer than ${longestWord} bytes or has a line break: ${text}`,
    );
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** As `quote`, for places where nginx replaces variables and has no escape for a dollar sign. */
function quoteValue(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would replace what follows the dollar sign of ${text}`);
  return quote(text);
}

function quoteTarget(to: string): string {
  return quoteValue(to).replace(/"$/, '$is_args$args"');
}

/** As `quote`, for a regular expression, in which a dollar sign is only at the end. */
function quotePattern(pattern: string): string {
  return quote(`~(?s)${pattern}`);
}

function headerNames({ headers }: WebServerRules): string[] {
  return [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
}

function variableOf(name: string): string {
  return `$website_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** The value of one header by address. nginx takes the first pattern that matches, so the last rule comes first. */
function headerMap(name: string, { headers }: WebServerRules): string {
  const lines = headers
    .flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : [`  ${quotePattern(rule.pattern)} ${quoteValue(value)};`];
    })
    .reverse();
  return `map $uri ${variableOf(name)} {\n  default "";\n${lines.join('\n')}\n}`;
}

const notice =
  '# Written by `npm run export` from the tables of the build; changes are lost with the next one.';

/** Returns the directives for the block `http`: the headers of each address. */
export function nginxHttpConfig(rules: WebServerRules): string {
  const programs = programPatterns.map((pattern) => `  ${quotePattern(pattern)} @website_404_for_programs;`);
  return `${[
    notice,
    ...headerNames(rules).map((name) => headerMap(name, rules)),
    [
      'map $uri $website_404 {',
      '  default @website_404;',
      `  ${quotePattern(pagePattern)} @website_404;`,
      ...programs,
      '}',
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the directives for a block `server`, after its `root`. */
export function nginxServerConfig(rules: WebServerRules): string {
  const { baseHeaders, redirects, typesByExtension, typesByName, otherType } = rules;
  const base = Object.entries(baseHeaders).map(
    ([name, value]) => `  add_header ${name} ${quoteValue(value)} always;`,
  );
  return `${[
    notice,
    [
      'server_tokens off;',
      'absolute_redirect off;',
      'merge_slashes off;',
      // These headers are among the content types.
      'charset off;',
      'gzip off;',
      'gzip_static on;',
      'gzip_vary on;',
    ].join('\n'),
    [
      `default_type ${quote(otherType)};`,
      'types {',
      ...typesByExtension.map(([extension, type]) => `  ${quote(type)} ${extension};`),
      '}',
    ].join('\n'),
    headerNames(rules)
      .map((name) => `add_header ${name} ${variableOf(name)} always;`)
      .join('\n'),
    [
      'error_page 404 $website_404;',
      'error_page 500 502 503 504 @website_500;',
      // Errors do not get the headers of single addresses: a missing script must not be cached for a year.
      ...['404', '500'].map(
        (status) =>
          `location @website_${status} {\n${base.join('\n')}\n  try_files /${status}.html =${status};\n}`,
      ),
      'location @website_404_for_programs {',
      ...base,
      '  default_type application/json;',
      `  return 404 '{"error":"Not found"}';`,
      '}',
      ...['404', '500'].map(
        (status) => `location ~ ^/${status}(?:\\.html|/|/index\\.html)?$ { return ${status}; }`,
      ),
    ].join('\n'),
    [
      // Names that begin with a dot, except .well-known.
      'location ~ /\\.(?!well-known(?:/|$)) { return 404; }',
      `location ~* ${quote(variantPattern)} { return 404; }`,
      'location ~ // { return 404; }',
    ].join('\n'),
    redirects
      .map(({ from, to, status }) => `location = ${from} { return ${status} ${quoteTarget(to)}; }`)
      .join('\n'),
    typesByName
      .map(([name, type]) => {
        const pattern = quote(`/${escapePattern(name)}$`);
        return `location ~* ${pattern} { types { } default_type ${quote(type)}; try_files $uri =404; }`;
      })
      .join('\n'),
    [
      'location ~ /$ { try_files "\${uri}index.html" =404; }',
      'location / { try_files $uri $uri/index.html =404; }',
    ].join('\n'),
  ].join('\n\n')}\n`;
}
