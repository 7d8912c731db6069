import { fetchDefinition, type Definition } from './fetch-definition';
import { TermPopover } from './TermPopover';

/** A marked word with what explains it. */
export interface OpenTerm {
  readonly anchor: HTMLAnchorElement;
  readonly definition: Definition;
  readonly Note: typeof TermPopover;
}

/** What a marked word means. @throws When its definition cannot be had. */
export async function loadTermPopover(anchor: HTMLAnchorElement): Promise<OpenTerm> {
  const slug = decodeURIComponent(anchor.hash.slice(1));
  return { anchor, definition: await fetchDefinition(slug), Note: TermPopover };
}
