import { useCallback, useEffect, useRef, useState } from 'react';
import { Toast } from '../../ui/toast/Toast';
import type { ToastMessage } from './create-toasts';
import { useHeld } from './use-held';
import { useTimeLimit } from './use-time-limit';
import * as styles from './Toasts.module.css';

const shownFor = 5000;
/** After this screen readers know the live region, and read out what comes into it. */
const knownAfter = 100;

interface ToastBodyProps extends ToastMessage {
  /** Counts how often news of this kind was shown. */
  readonly round: number;
  /** Keeps its identity. */
  readonly onClose: (kind: string) => void;
}

/** A toast that closes when its time has run out, by its button, or by Esc with the focus in it. */
export function ToastBody({ kind, tone, message, lasting = false, round, onClose }: ToastBodyProps) {
  const toast = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState(false);
  const held = useHeld(toast);
  const close = useCallback(() => {
    onClose(kind);
  }, [kind, onClose]);
  useTimeLimit({ ms: shownFor, running: known && !lasting && !held, round, onEnd: close });

  useEffect(() => {
    const timer = setTimeout(() => {
      setKnown(true);
    }, knownAfter);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    const { current } = toast;
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // A dialog or a menu beneath stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    current?.addEventListener('keydown', press);
    return () => {
      current?.removeEventListener('keydown', press);
    };
  }, [close]);

  return (
    <div ref={toast} className={known ? styles.toast : `${styles.toast} ${styles.coming}`}>
      <Toast tone={tone} role={tone === 'bad' ? 'alert' : 'status'} onClose={close}>
        {known ? message : ''}
      </Toast>
    </div>
  );
}
