import type { HeaderRule } from '../model/derive/host-manifest';

function patternToRegExp(pattern: string): RegExp {
  const coversBelow = pattern.endsWith('/*');
  const parts = (coversBelow ? pattern.slice(0, -1) : pattern).split('*');
  const source = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*');
  return new RegExp(`^${source}${coversBelow ? '.*' : ''}$`, 's');
}

/**
 * Compiles the rules for headers. In a path, a final slash-star covers everything below and any other star a
 * part of one name; where rules overlap, the later one wins.
 *
 * @returns A function from a path to its headers, names in lower case.
 */
export function compileHeaderRules(
  rules: readonly HeaderRule[],
): (path: string) => Readonly<Record<string, string>> {
  const compiled = rules.map(({ path, headers }) => ({
    pattern: patternToRegExp(path),
    headers: Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
  }));
  return function headersFor(path) {
    const matching = compiled.filter(({ pattern }) => pattern.test(path));
    return Object.fromEntries(matching.flatMap(({ headers }) => headers));
  };
}
