import type { ReactNode } from 'react';
import { largeScreen } from '../../styles/large-screen';
import * as styles from './Fold.module.css';

/** Opens a fold on a large screen, where the style sheet shows all of them, and where the address leads to it. */
function openWhereWanted(fold: HTMLDetailsElement | null): (() => void) | undefined {
  if (fold === null) return undefined;
  const details = fold;
  function follow(): void {
    if (window.location.hash === `#${details.id}`) details.open = true;
  }
  if (window.matchMedia(largeScreen).matches) {
    details.open = true;
    // On a large screen its heading does nothing.
    details.querySelector('summary')?.setAttribute('tabindex', '-1');
  }
  follow();
  window.addEventListener('hashchange', follow);
  return () => {
    window.removeEventListener('hashchange', follow);
  };
}

interface FoldProps {
  readonly heading: string;
  readonly headingId?: string;
  /** Its anchor. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A part that few visitors need: on a phone its heading opens it, on large screens and on paper it is open. */
export function Fold({ heading, headingId, id, children }: FoldProps) {
  return (
    <details ref={openWhereWanted} id={id} className={styles.fold}>
      <summary>
        <h2 id={headingId}>{heading}</h2>
      </summary>
      {children}
    </details>
  );
}
