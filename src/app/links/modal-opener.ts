let opener: HTMLElement | null = null;

/** The link that opens a modal. Not every browser focuses what is clicked. */
export function rememberOpener(link: HTMLElement): void {
  opener = link;
}

/** Gives the focus back to the link that opened the modal, if the page still has it. */
export function focusOpener(): void {
  if (opener?.isConnected === true) opener.focus({ preventScroll: true });
}
