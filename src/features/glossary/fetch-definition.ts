import { withTimeout } from '../../lib/with-timeout';
import { definitionsRoute } from '../../model/derive/routes';

export interface Definition {
  readonly slug: string;
  readonly term: string;
  readonly text: string;
}

/** Time limit, after which the link to the glossary is followed instead. */
const timeoutMs = 4000;

let all: Promise<unknown> | null = null;

async function fetchAll(): Promise<unknown> {
  return withTimeout(timeoutMs, async (signal): Promise<unknown> => {
    const response = await fetch(definitionsRoute, { signal });
    if (!response.ok) throw new Error(`Definitions: ${String(response.status)}`);
    return response.json();
  });
}

/** Returns the term and the definition from the file; empty if it has neither. */
function entryOf(definitions: unknown, slug: string): readonly unknown[] {
  if (typeof definitions !== 'object' || definitions === null) return [];
  const entry: unknown = new Map<string, unknown>(Object.entries(definitions)).get(slug);
  return Array.isArray(entry) ? entry : [];
}

/**
 * Returns the definition of a term, from one file for the whole site, which is fetched once.
 *
 * @throws When it cannot be loaded; the next call tries again.
 */
export async function fetchDefinition(slug: string): Promise<Definition> {
  all ??= fetchAll();
  try {
    const [term, text] = entryOf(await all, slug);
    if (typeof term !== 'string' || typeof text !== 'string') throw new Error(`No definition of ${slug}`);
    return { slug, term, text };
  } catch (error) {
    all = null;
    throw error;
  }
}
