import { fetchDefinition, type Definition } from './fetch-definition';
import { TermPopover } from './TermPopover';

/** A marked term with its definition. */
export interface OpenTerm {
  readonly anchor: HTMLAnchorElement;
  readonly definition: Definition;
  readonly Note: typeof TermPopover;
}

/**
 * Loads the definition of a marked term.
 *
 * @throws When it cannot be loaded.
 */
export async function loadTermPopover(anchor: HTMLAnchorElement): Promise<OpenTerm> {
  const slug = decodeURIComponent(anchor.hash.slice(1));
  return { anchor, definition: await fetchDefinition(slug), Note: TermPopover };
}
