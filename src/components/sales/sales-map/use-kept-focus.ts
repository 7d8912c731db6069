import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the link of a map with the same address as the given one, or else the map. */
function focusSame(stage: HTMLElement, before: Element): void {
  const address = before.getAttribute('href');
  const again = [...stage.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);
  (again ?? stage).focus({ preventScroll: true });
}

/**
 * Keeps the focus in a map whose markers come and go as it moves: a marker that is redrawn as land gets it back; if one
 * is out of view, the map gets it. At first, the focus moves here from the static drawing.
 *
 * @param figure Holds the map and the static drawing, which is hidden once the map has loaded.
 */
export function useKeptFocus(
  stage: RefObject<HTMLElement | null>,
  figure: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    function keep({ target }: FocusEvent): void {
      focused.current = target instanceof Element ? target : null;
    }
    function forget(event: FocusEvent): void {
      // When the focused element is removed, the browser names no related target.
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
    const [element, before] = [stage.current, document.activeElement];
    if (element !== null && before !== null && figure.current?.contains(before) === true)
      focusSame(element, before);
  }, [stage, figure]);
  useLayoutEffect(() => {
    const [before, element] = [focused.current, stage.current];
    if (before === null || element === null || before.isConnected) return;
    focusSame(element, before);
  });
}
