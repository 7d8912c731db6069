import { useId, type ReactNode } from 'react';
import { MoreLink } from '../more-link/MoreLink';
import * as styles from './FullWidthSection.module.css';

interface FullWidthSectionProps {
  readonly heading: string;
  /** Its anchor. */
  readonly anchor?: string;
  /** A sentence under the heading. */
  readonly text?: string;
  /** Link to the full list. */
  readonly more?: { readonly label: string; readonly href: string };
  /** White and snow alternate; at most one band of a page is ink. */
  readonly surface?: 'paper' | 'snow' | 'ink';
  /** Continues the white of the band above. */
  readonly joined?: boolean;
  readonly children: ReactNode;
}

/** A part of a page across its whole width, named by its heading. */
export function FullWidthSection({
  heading,
  anchor,
  text,
  more,
  surface = 'paper',
  joined = false,
  children,
}: FullWidthSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={`${styles.band} ${styles[surface]}${joined ? ` ${styles.joined}` : ''}`}
      data-ground={surface}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <div>
          <h2 id={id}>{heading}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {more !== undefined && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}
