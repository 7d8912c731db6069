import { useEffect, useState, type RefObject } from 'react';

interface OpenSettings {
  /** The button that has opened the settings of cookies; null while they are closed. */
  readonly opener: HTMLElement | null;
  readonly close: () => void;
}

/**
 * Follows the button of the footer, which Gatsby mounts again with each page. While the notice is open, which asks the
 * same, the button leads to it.
 *
 * @param dock The element that holds the notice.
 * @param answered True when the visitor has answered the notice.
 */
export function useCookieSettings(dock: RefObject<HTMLElement | null>, answered: boolean): OpenSettings {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    function open({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]') : null;
      if (button === null) return;
      if (answered) setOpener(button);
      else dock.current?.querySelector('button')?.focus();
    }
    document.addEventListener('click', open);
    return () => {
      document.removeEventListener('click', open);
    };
  }, [dock, answered]);
  return {
    opener,
    close: () => {
      setOpener(null);
    },
  };
}
