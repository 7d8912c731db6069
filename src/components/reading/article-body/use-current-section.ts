import { useEffect, useState } from 'react';
import { followSections } from '../../../ui/section-chips/follow-sections';

/**
 * The part of a text that is being read, as the anchor of its heading; the first until the second is reached. Null in
 * built HTML, which cannot know.
 *
 * @param contents Has to stay the same list from render to render.
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
