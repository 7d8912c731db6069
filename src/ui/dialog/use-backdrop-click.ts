import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells of clicks on the backdrop of a dialog. The dialog has no padding, so what hits the element itself went
 * past its content. A press must also begin there: one that ends there may be the end of selecting text.
 */
export function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClick: () => void): void {
  const began = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    function press(event: Event): void {
      began.current = event.target === element;
    }
    function click(event: Event): void {
      if (began.current && event.target === element) onClick();
      began.current = false;
    }
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
    };
  }, [dialog, onClick]);
}
