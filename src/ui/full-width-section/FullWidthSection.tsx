import { useId, type ReactNode } from 'react';
import { Fold } from '../fold/Fold';
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
  /** True for a part that few visitors need: on a phone its heading opens it. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

const surfaceClass = { paper: styles.paper, snow: styles.snow, ink: styles.ink } as const;

/** A part of a page across its whole width, named by its heading. */
export function FullWidthSection({
  heading,
  anchor,
  text,
  more,
  surface = 'paper',
  joined = false,
  folded = false,
  children,
}: FullWidthSectionProps) {
  const id = useId();
  const names = [styles.band, surfaceClass[surface]];
  if (joined) names.push(styles.joined);
  if (folded) names.push(styles.folded);
  const link = more !== undefined && <MoreLink href={more.href}>{more.label}</MoreLink>;
  return (
    <section
      id={folded ? undefined : anchor}
      className={names.join(' ')}
      data-ground={surface === 'ink' ? surface : undefined}
      aria-labelledby={id}
    >
      {folded ? (
        <Fold id={anchor} heading={heading} headingId={id}>
          {(text !== undefined || more !== undefined) && (
            <div className={styles.head}>
              {text !== undefined && <p>{text}</p>}
              {link}
            </div>
          )}
          {children}
        </Fold>
      ) : (
        <>
          <div className={styles.head}>
            <div>
              <h2 id={id}>{heading}</h2>
              {text !== undefined && <p>{text}</p>}
            </div>
            {link}
          </div>
          {children}
        </>
      )}
    </section>
  );
}
