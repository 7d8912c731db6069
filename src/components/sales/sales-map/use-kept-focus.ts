import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a map whose markers come and go as it moves: a marker that is drawn anew, as land, gets it back;
 * in place of one that is out of view the map has it.
 */
export function useKeptFocus(stage: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    function keep({ target }: FocusEvent): void {
      focused.current = target instanceof Element ? target : null;
    }
    function forget(event: FocusEvent): void {
      // The browser moves the focus away from what is removed, without naming where to.
      if (event.relatedTarget !== null) focused.current = null;
    }
    element.addEventListener('focusin', keep);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', keep);
      element.removeEventListener('focusout', forget);
    };
  }, [stage]);
  useLayoutEffect(() => {
    const [before, element] = [focused.current, stage.current];
    if (before === null || element === null || before.isConnected) return;
    const address = before.getAttribute('href');
    const again = [...element.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);
    (again ?? element).focus({ preventScroll: true });
  });
}
