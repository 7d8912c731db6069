import { useId, type ReactNode } from 'react';
import { Fold } from './Fold';

interface FoldedSectionProps {
  readonly heading: string;
  /** Its anchor. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A part of a page, named by its heading, which opens it on a phone. */
export function FoldedSection({ heading, id, children }: FoldedSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Fold id={id} heading={heading} headingId={headingId}>
        {children}
      </Fold>
    </section>
  );
}
