import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a heading has been reached. */
const reached = 1 / 3;

/** The part of a text that is being read, as the anchor of its heading; the first until the second is reached. */
function readAt(headings: readonly HTMLElement[]): string | null {
  const line = window.innerHeight * reached;
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
  const heading = passed.at(-1) ?? headings[0];
  return heading === undefined ? null : `#${heading.id}`;
}

/**
 * Follows a reader through a text. Null in built HTML, which cannot know. Work is done only when a heading crosses
 * the line, not with every scroll.
 *
 * @param contents Has to stay the same list from render to render.
 */
export function useCurrentSection(contents: readonly { readonly href: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = contents.flatMap(({ href }) => document.getElementById(href.slice(1)) ?? []);
    const observer = new IntersectionObserver(
      () => {
        setCurrent(readAt(headings));
      },
      { rootMargin: `100000px 0px -${String(100 - reached * 100)}%` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => {
      observer.disconnect();
    };
  }, [contents]);

  return current;
}
