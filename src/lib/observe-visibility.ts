/**
 * Reports whether an element is in the window: once at first, and on every change.
 *
 * @param margin Distance around the window that counts too, as a CSS margin.
 * @returns A function that stops the observer.
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
