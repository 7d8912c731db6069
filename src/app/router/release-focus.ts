import { readEntryState } from '../modals/page-stack-state';

interface EntryChange extends Event {
  readonly from: { readonly url: string };
}

declare global {
  interface Window {
    /** Missing in older browsers, and in TypeScript's types of the DOM. */
    readonly navigation?: {
      addEventListener: (type: 'currententrychange', listener: (event: EntryChange) => void) => void;
    };
  }
}

/**
 * Takes the focus from the link that was followed before its page is removed. A browser that removes a page with the
 * focus in it first computes the styles of the whole page, which is no longer seen. That takes a quarter of the time
 * until the next page. The router then gives the focus to the next page. Modals take the focus by themselves.
 */
export function releaseFocusOnSteps(): void {
  window.navigation?.addEventListener('currententrychange', ({ from }) => {
    if (new URL(from.url).pathname === location.pathname || readEntryState(history.state).modal) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
