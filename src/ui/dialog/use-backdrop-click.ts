import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back for clicks on the backdrop of a dialog. The dialog has no padding, so a click on the element
 * itself is outside its content. The press must also begin there: a press that only ends there may be a
 * selection of text.
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
