/** Publishes the height of the toasts as --toasts: the page ends above them, and focus scrolls clear of them. */
export function trackHeight(host: HTMLElement, onEmpty: () => void): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = host.offsetHeight;
    if (height > 0) style.setProperty('--toasts', `${String(height)}px`);
    else {
      style.removeProperty('--toasts');
      onEmpty();
    }
  });
  observer.observe(host);
}
