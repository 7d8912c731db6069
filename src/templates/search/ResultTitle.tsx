import { findTerms } from '../../features/search/find-terms';
import type { FoundPage } from '../../features/search/page-search';
import { MarkedText } from '../../ui/marked-text/MarkedText';

/** The name of a page, with the matching words marked. */
export function ResultTitle({ page: { name, terms } }: { readonly page: FoundPage }) {
  return <MarkedText text={name} matches={findTerms(name, terms)} />;
}
