import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  /** Its anchor. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ heading, id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
