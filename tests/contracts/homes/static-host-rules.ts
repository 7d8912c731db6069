/** A block of a `_headers` file. */
export interface HeadersBlock {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file as Netlify and Cloudflare describe it. */
export function parseHeadersFile(text: string): HeadersBlock[] {
  const blocks: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const block = blocks.at(-1);
    if (line.startsWith('/')) blocks.push({ path: line, headers: [] });
    else if (name !== undefined && value !== undefined && block !== undefined)
      block.headers.push([name, value]);
    else throw new Error(`_headers has a line that is neither a path nor a header: ${line}`);
  }
  return blocks;
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}

/**
 * The values of each header for a path, names in lower case: a star matches everything, slashes too, and the headers of
 * all blocks that match are sent. Cloudflare joins values of one name by commas.
 */
export function valuesByName(blocks: readonly HeadersBlock[], path: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { headers } of blocks.filter((block) => matches(block.path, path)))
    for (const [name, value] of headers)
      values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  return values;
}

/** A line of a `_redirects` file. */
export interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export function parseRedirectsFile(text: string): RedirectLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = '', ...rest] = line.split(' ');
      if (rest.length > 0 || !/^\d{3}$/.test(status))
        throw new Error(`_redirects has a line of another form: ${line}`);
      return { from, to, status: Number(status) };
    });
}
