import { useId, type ReactNode } from 'react';
import { townshipSectionCorner, township } from './township-grid';
import * as styles from './TownshipMap.module.css';

interface TownshipMapProps {
  /** What the map shows, for screen readers; without it the map is decoration. */
  readonly label?: string;
  /** Sections with land in them. */
  readonly marked: readonly number[];
  /** Drawn over the sections. */
  readonly children?: ReactNode;
}

function squareOf(section: number): string {
  const { x, y } = townshipSectionCorner(section);
  return `M${String(x)} ${String(y)}h36v36h-36z`;
}

/** The 36 sections of a township on an ink ground, some of them marked in gold. */
export function TownshipMap({ label, marked, children }: TownshipMapProps) {
  const id = useId();
  const { pattern, width, height } = township;
  return (
    <svg
      className={styles.map}
      viewBox="-2 -2 235 226"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <pattern id={id} {...pattern} patternUnits="userSpaceOnUse">
        <path d="M.5.5h35v35h-35zv71h35v-36" />
      </pattern>
      <path fill={`url(#${id})`} stroke="none" d={`M0 0h${String(width)}v${String(height)}H0z`} />
      <path className={styles.gold} d={marked.map(squareOf).join('')} />
      {children}
    </svg>
  );
}
