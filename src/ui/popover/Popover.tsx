import { useEffect, useRef, type ReactNode } from 'react';
import { positionPopover } from './position-popover';
import * as styles from './Popover.module.css';

interface PopoverProps {
  readonly label: string;
  /** The element to which it belongs, and beside which it is. */
  readonly anchor: HTMLElement;
  /** Called on Esc or on a click beside it; the owner then removes it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A small layer beside a term or a control; the page below stays usable. On Esc the browser returns the focus to where
 * it was.
 */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = layer;
    if (current === null) return undefined;
    function closed(event: ToggleEvent): void {
      // eslint-disable-next-line site/browser-floor -- Every browser with popovers has it.
      if (event.newState === 'closed') onClose();
    }
    current.addEventListener('toggle', closed);
    // eslint-disable-next-line site/browser-floor -- It is only opened where the browser has popovers.
    current.showPopover();
    positionPopover(current, anchor);
    current.focus({ preventScroll: true });
    return () => {
      current.removeEventListener('toggle', closed);
    };
  }, [anchor, onClose]);

  return (
    <div ref={layer} popover="auto" role="dialog" aria-label={label} tabIndex={-1} className={styles.popover}>
      {children}
    </div>
  );
}
