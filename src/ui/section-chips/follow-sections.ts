/**
 * Tells which part of a page is being read: the last one that begins above a line in the upper third of the window. It
 * begins with the first scrolling, since on large screens the top of a page may have a part at this line already.
 *
 * @param ids Anchors of the parts, in the order of the page.
 * @param onChange Called with the anchor, and with undefined above the first part.
 * @returns A function that ends this.
 */
export function followSections(
  ids: readonly string[],
  onChange: (id: string | undefined) => void,
): () => void {
  const begun = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      onChange(ids.filter((id) => begun.has(id)).at(-1));
    },
    // All of the page above the line, so that a jump past several parts, such as to the top, is noticed as well.
    { rootMargin: '999999px 0px -70%' },
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
