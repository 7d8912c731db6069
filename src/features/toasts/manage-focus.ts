import { toast } from 'react-toastify/unstyled';

/**
 * Adds what the library lacks for the keyboard: Esc closes the toast that has the focus, and a toast that closes gives
 * the focus back to what had it before.
 */
export function manageFocus(host: HTMLElement): void {
  let before: HTMLElement | null = null;

  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });

  host.addEventListener('focusout', ({ relatedTarget }) => {
    // The library's shortcut, Alt+T, pauses every toast and resumes none.
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) toast.play();
  });

  host.addEventListener('keydown', (event) => {
    const focused = event.target instanceof Element ? event.target.closest('[data-in]') : null;
    if (event.key !== 'Escape' || focused === null) return;
    // Keeps a dialog or a menu below it open.
    event.preventDefault();
    event.stopPropagation();
    toast.dismiss(focused.id);
  });

  toast.onChange(({ id, status }) => {
    if (status !== 'removed') return;
    if (document.getElementById(String(id))?.contains(document.activeElement) !== true) return;
    if (before?.isConnected === true) before.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
