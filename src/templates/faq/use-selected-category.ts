import { useCallback, useEffect } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { freeText, type Fields } from '../../lib/query-state';

const longest = 60;
const fields: Fields<{ readonly category: string }> = { category: freeText(longest) };

interface SelectedCategory {
  /** The category to show; null for all of them, and in built HTML and the first render, which must match. */
  readonly selected: string | null;
  /** A category in the address that does not exist. */
  readonly unknownCategory: string | null;
  readonly choose: (slug: string | null) => void;
}

/**
 * Returns the category of `?category=`. An address with the anchor of a category, which visitors without scripts may
 * share, has the same effect.
 */
export function useSelectedCategory(categories: readonly { readonly slug: string }[]): SelectedCategory {
  const [{ category }, update] = useQueryState(fields);
  const isKnown = (slug: string) => categories.some((other) => other.slug === slug);
  const choose = useCallback(
    (slug: string | null) => {
      update({ category: slug ?? '' }, { mode: 'push' });
    },
    [update],
  );

  useEffect(() => {
    const anchor = location.hash.slice(1);
    const isSilent = !new URLSearchParams(location.search).has('category');
    if (isSilent && categories.some(({ slug }) => slug === anchor))
      update({ category: anchor }, { mode: 'replace' });
  }, [categories, update]);

  return {
    selected: isKnown(category) ? category : null,
    unknownCategory: category === '' || isKnown(category) ? null : category,
    choose,
  };
}
