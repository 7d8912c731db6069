/** Moves the focus to the main part of the page; to be called where the part that has it is about to go. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
