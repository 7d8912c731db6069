/** One sale in the API. Its status may be one that this version does not know. */
export interface StatusItem {
  readonly slug: string;
  readonly saleStatus: string;
}

/** The items that could be read, and one sentence for each kind of invalid item. */
export interface ParsedStatuses {
  readonly items: readonly StatusItem[];
  readonly warnings: ReadonlySet<string>;
}

/** Far longer than any slug or status; a longer one is a fault. */
const longestText = 200;

function textOf(item: unknown, name: 'slug' | 'saleStatus'): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const value: unknown = Reflect.get(item, name);
  return typeof value === 'string' && value !== '' && value.length <= longestText ? value : null;
}

function listOf(body: unknown): readonly unknown[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(data)) throw new Error('it has no list named data');
  return data;
}

/**
 * Parses the engine's response. Invalid items are dropped; of two items with the same slug the last one counts.
 *
 * @throws When the text is not JSON, has no list, or no item of its list is valid.
 */
export function parseStatuses(text: string): ParsedStatuses {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  const list = listOf(body);
  const bySlug = new Map<string, string>();
  const warnings = new Set<string>();
  for (const item of list) {
    const slug = textOf(item, 'slug');
    const saleStatus = textOf(item, 'saleStatus');
    if (slug === null) warnings.add('An item without a usable slug was left out');
    else if (saleStatus === null) warnings.add('An item without a usable saleStatus was left out');
    else bySlug.set(slug, saleStatus);
  }
  if (list.length > 0 && bySlug.size === 0)
    throw new Error('no item of its list has a slug and a saleStatus');
  return { items: Array.from(bySlug, ([slug, saleStatus]) => ({ slug, saleStatus })), warnings };
}
