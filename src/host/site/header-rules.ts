import type { HeaderRule } from '../../model/derive/host-manifest';

/**
 * Returns the regular expression of a rule's path, with a dot that matches line breaks: JavaScript, PCRE and RE2 read
 * this form alike.
 */
export function headerPattern(path: string): string {
  const coversBelow = path.endsWith('/*');
  const parts = (coversBelow ? path.slice(0, -1) : path).split('*');
  const source = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*');
  return `^${source}${coversBelow ? '.*' : ''}$`;
}

/**
 * Compiles the rules for headers. In a path, a final `/*` covers everything below, and any other asterisk a part of one
 * name; if rules overlap, the later one wins.
 *
 * @returns A function from a path to its headers, names in lower case.
 */
export function compileHeaderRules(
  rules: readonly HeaderRule[],
): (path: string) => Readonly<Record<string, string>> {
  const compiled = rules.map(({ path, headers }) => ({
    pattern: new RegExp(headerPattern(path), 's'),
    headers: Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
  }));
  return function headersFor(path) {
    const matching = compiled.filter(({ pattern }) => pattern.test(path));
    return Object.fromEntries(matching.flatMap(({ headers }) => headers));
  };
}
