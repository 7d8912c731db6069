import { useEffect, useState } from 'react';
import { followSections } from '../../../ui/section-chips/follow-sections';

/**
 * Returns the anchor of the section that is being read; the first until the second is reached, null in built HTML.
 *
 * @param contents Must be the same array on every render.
 */
export function useCurrentSection(contents: readonly { readonly href: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const ids = contents.map(({ href }) => href.slice(1));
    const show = (id: string | undefined) => {
      setCurrent(id === undefined ? null : `#${id}`);
    };
    return followSections(ids, show, { fromTop: true });
  }, [contents]);

  return current;
}
