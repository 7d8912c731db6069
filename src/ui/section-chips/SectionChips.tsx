import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import * as styles from './SectionChips.module.css';

export interface SectionChip {
  /** The anchor of the part. */
  readonly id: string;
  readonly label: string;
  /** Number of its entries; left out where it would say nothing. */
  readonly count?: number | undefined;
}

interface SectionChipsProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  /** In the order of the page. */
  readonly parts: readonly SectionChip[];
  /** True to leave them out on large screens. */
  readonly smallOnly?: boolean;
}

/** Opens a folded part, also if the address has its anchor already. */
function openPart({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector(currentTarget.hash);
  if (part instanceof HTMLDetailsElement) part.open = true;
}

/** Links to the parts of a page, of which the one being read is marked; on a phone a row that stays in view. */
export function SectionChips({ label, parts, smallOnly = false }: SectionChipsProps) {
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  const ids = parts.map(({ id }) => id).join();

  useEffect(() => {
    let stop: (() => void) | null = null;
    let left = false;
    void import('./follow-sections').then(
      ({ followSections }) => {
        if (!left) stop = followSections(ids.split(','), setCurrent);
      },
      // Without the script the links still work, and none is marked.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [ids]);

  // Scrolled together with the mark: later the row would move away under a press. It does not move during a press
  // either, which would end on another link.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(':not(:active) > [aria-current]');
    if (chip !== undefined && chip !== null)
      row.current?.scrollTo({ left: chip.offsetLeft - chip.offsetWidth });
  }, [current]);

  return (
    <nav
      ref={row}
      className={smallOnly ? `${styles.chips} ${styles.small}` : styles.chips}
      aria-label={label}
    >
      {parts.map(({ id, label: name, count }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={openPart}>
          {`${name} `}
          {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
