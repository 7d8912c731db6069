/** A rule of a `_headers` file. */
interface FileRule {
  readonly path: string;
  readonly set: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** Limits that Cloudflare publishes for the file; it ignores rules beyond them. */
const limits = { rules: 100, lineLetters: 2000 };

function readRules(text: string): FileRule[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      const removed = lines
        .filter((line) => line.startsWith('! '))
        .map((line) => line.slice(2).toLowerCase());
      const set = lines
        .filter((line) => !line.startsWith('! '))
        .map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
        });
      return { path, set: new Map(set), removed };
    });
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Cloudflare's rules, from its documentation: an asterisk matches anything, and a path has at most one; of two rules
 * with the same path the last one is used; a header that an earlier rule has set is joined with a comma, unless the
 * rule removes it first.
 *
 * @throws For a file that Cloudflare would not accept completely.
 */
export function asCloudflare(text: string): (path: string) => Headers {
  const rules = readRules(text);
  if (rules.length > limits.rules) throw new Error(`${String(rules.length)} rules`);
  const long = text.split('\n').find((line) => line.length > limits.lineLetters);
  if (long !== undefined) throw new Error(`A line is too long: ${long.slice(0, 80)}`);
  const twoStars = rules.find(({ path }) => path.split('*').length > 2);
  if (twoStars !== undefined) throw new Error(`${twoStars.path} has several stars`);
  const byPath = [...new Map(rules.map((rule) => [rule.path, rule])).values()];
  return (path) => {
    const headers = new Map<string, string>();
    for (const rule of byPath) {
      const pattern = rule.path.split('*').map(escape).join('.*');
      if (!new RegExp(`^${pattern}$`).test(path)) continue;
      for (const name of rule.removed) headers.delete(name);
      for (const [name, value] of rule.set) {
        const earlier = headers.get(name);
        headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      }
    }
    return Object.fromEntries(headers);
  };
}

/**
 * Netlify's rules, from its parser and its local server: an asterisk matches anything, and one that is a whole name
 * makes the slash before it optional; lines without a colon are skipped; a later rule replaces the headers of an
 * earlier one.
 */
export function asNetlify(text: string): (path: string) => Headers {
  const rules = readRules(text);
  return (path) => {
    const matching = rules.filter((rule) => {
      const parts = rule.path.split('/').filter((part) => part !== '');
      const pattern = parts.map((part) =>
        part === '*' ? '?(.*)' : part.split('*').map(escape).join('(.*)'),
      );
      return new RegExp(`^/${pattern.join('/')}/?$`, 'iu').test(path);
    });
    return Object.fromEntries(matching.flatMap(({ set }) => [...set]));
  };
}
