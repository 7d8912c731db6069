/**
 * Tells which part of a page is being read: the one at a line in the upper third of the window. It begins with the first
 * scrolling, since on large screens the top of a page may have a part at this line already.
 *
 * @param ids Anchors of the parts, in the order of the page.
 * @param onChange Called with the anchor, and with undefined above the first part.
 * @returns A function that ends this.
 */
export function followSections(
  ids: readonly string[],
  onChange: (update: (known: string | undefined) => string | undefined) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (isIntersecting) onChange(() => target.id);
        else if (rootBounds !== null && boundingClientRect.top > rootBounds.top)
          onChange((known) => (known === target.id ? undefined : known));
      }
    },
    { rootMargin: '-30% 0px -70%' },
  );
  function observe(): void {
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part !== null) observer.observe(part);
    }
  }
  if (window.scrollY > 0) observe();
  else window.addEventListener('scroll', observe, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', observe);
    observer.disconnect();
  };
}
