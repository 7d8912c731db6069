import { reserveBottomInset } from '../../ui/bottom-inset/bottom-inset';

/** Reserves room for the toasts: the page ends above them, and focus scrolls clear of them. */
export function trackHeight(host: HTMLElement, onEmpty: () => void): void {
  const observer = new ResizeObserver(() => {
    const toasts = host.offsetHeight;
    reserveBottomInset({ toasts });
    if (toasts === 0) onEmpty();
  });
  observer.observe(host);
}
