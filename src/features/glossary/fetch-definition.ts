import { definitionsRoute } from '../../model/derive/routes';

export interface Definition {
  readonly slug: string;
  readonly term: string;
  readonly text: string;
}

/** Time limit, after which the link to the glossary is followed instead. */
const patienceMs = 4000;

let all: Promise<unknown> | null = null;

async function fetchAll(): Promise<unknown> {
  const answer = await fetch(definitionsRoute, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`Definitions: ${String(answer.status)}`);
  return answer.json();
}

/** Returns a term and its definition from the response; empty where it has none. */
function wordsOf(answer: unknown, slug: string): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const words: unknown = new Map<string, unknown>(Object.entries(answer)).get(slug);
  return Array.isArray(words) ? words : [];
}

/**
 * Returns the definition of a term, from one file for the whole site, which is fetched once.
 *
 * @throws When it cannot be loaded; the next call tries again.
 */
export async function fetchDefinition(slug: string): Promise<Definition> {
  all ??= fetchAll();
  try {
    const [term, text] = wordsOf(await all, slug);
    if (typeof term !== 'string' || typeof text !== 'string') throw new Error(`No definition of ${slug}`);
    return { slug, term, text };
  } catch (error) {
    all = null;
    throw error;
  }
}
