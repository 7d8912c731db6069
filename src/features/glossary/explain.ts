import { definitionOf, type Definition } from './definition';
import { TermNote } from './TermNote';

/** A marked word with what explains it. */
export interface Explained {
  readonly anchor: HTMLAnchorElement;
  readonly definition: Definition;
  readonly Note: typeof TermNote;
}

/** What a marked word means. @throws When its definition cannot be had. */
export async function explain(anchor: HTMLAnchorElement): Promise<Explained> {
  const slug = decodeURIComponent(anchor.hash.slice(1));
  return { anchor, definition: await definitionOf(slug), Note: TermNote };
}
