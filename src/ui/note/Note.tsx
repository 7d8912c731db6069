import type { ReactNode } from 'react';
import * as styles from './Note.module.css';

interface NoteProps {
  /** Label in front of text that has paragraphs of its own. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A note that stands out from the text. */
export function Note({ title, children }: NoteProps) {
  if (title === undefined) return <p className={styles.note}>{children}</p>;
  return (
    <div className={styles.note}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
