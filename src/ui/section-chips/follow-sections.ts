interface FollowOptions {
  /**
   * True to report the first part at once, even above it. Otherwise reports begin with the first scroll, since on large
   * screens a part may be at the line already at the top of the page.
   */
  readonly fromTop?: boolean;
}

/**
 * Reports which part of a page is being read: the last one that begins above a line in the upper third of the window.
 * Work is done only when a part crosses the line, not with every scroll.
 *
 * @param ids Anchors of the parts, in the order of the page.
 * @param onChange Called with the anchor, and with undefined above the first part.
 * @returns A function that ends this.
 */
export function followSections(
  ids: readonly string[],
  onChange: (id: string | undefined) => void,
  { fromTop = false }: FollowOptions = {},
): () => void {
  const begun = new Set<string>();
  let followed: readonly HTMLElement[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      const read = followed.filter(({ id }) => begun.has(id)).at(-1);
      onChange((read ?? (fromTop ? followed[0] : undefined))?.id);
    },
    // All of the page above the line, so that a jump past several parts, such as to the top, is noticed as well.
    { rootMargin: '999999px 0px -70%' },
  );
  function observe(): void {
    followed = ids.flatMap((id) => document.getElementById(id) ?? []);
    for (const part of followed) observer.observe(part);
  }
  if (fromTop || window.scrollY > 0) observe();
  else window.addEventListener('scroll', observe, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', observe);
    observer.disconnect();
  };
}
