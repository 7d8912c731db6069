interface Above {
  /** To be called with each toast. */
  readonly raise: () => void;
  /** To be called when there are none. */
  readonly lower: () => void;
}

/**
 * Keeps toasts above everything and accessible. An open modal dialog is above the page and makes everything
 * outside it inert, for the pointer and for screen readers, so toasts are rendered inside it, and move as
 * dialogs open and close.
 */
export function keepOnTop(host: HTMLElement): Above {
  const canRise = 'showPopover' in host;
  // eslint-disable-next-line site/browser-floor -- Every browser with showPopover() has it.
  if (canRise) host.popover = 'manual';

  function raise(): void {
    const modals = canRise ? document.querySelectorAll('dialog:modal') : [];
    const parent = [...modals].at(-1) ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
    if (canRise && !host.matches(':popover-open')) host.showPopover();
  }

  const observer = new MutationObserver(raise);
  return {
    raise(): void {
      raise();
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    },
    lower(): void {
      observer.disconnect();
      // eslint-disable-next-line site/browser-floor -- Every browser with showPopover() has it.
      if (canRise) host.hidePopover();
    },
  };
}
