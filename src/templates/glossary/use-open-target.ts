import { useEffect, type RefObject } from 'react';

function openTarget(within: HTMLElement | null): void {
  const target = document.getElementById(location.hash.slice(1));
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (target === null || !closed || within?.contains(target) !== true) return;
  closed.open = true;
  target.scrollIntoView();
}

/** Opens the details that contain the target of the address, for browsers and navigations that do not do so. */
export function useOpenTarget(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => {
      openTarget(within.current);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      window.removeEventListener('hashchange', open);
    };
  }, [within]);
}
