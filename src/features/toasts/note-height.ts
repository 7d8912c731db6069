/** Lets the page end above the toasts, and focus scroll clear of them: the style sheet reads --toasts. */
export function noteHeight(host: HTMLElement, onEmpty: () => void): void {
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
