/**
 * Says whether an element is in the window: once at first, and whenever it comes or goes.
 *
 * @param margin How far around the window counts too, as CSS writes a margin.
 * @returns What ends it.
 */
export function observeVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
  margin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      onChange(entries.at(-1)?.isIntersecting === true);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
