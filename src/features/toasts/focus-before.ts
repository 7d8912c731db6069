/**
 * Remembers what had the focus before it came to the toasts.
 *
 * @returns What gives it back there; if that is gone, nothing has it.
 */
export function rememberFocusBefore(host: HTMLElement): () => void {
  let before: HTMLElement | null = null;
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  return () => {
    if (before?.isConnected === true) before.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
}
