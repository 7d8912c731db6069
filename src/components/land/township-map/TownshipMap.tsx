import { useId } from 'react';
import { SectionNumbers } from './SectionNumbers';
import { townshipSectionCorner, township } from './township-grid';
import * as styles from './TownshipMap.module.css';

export interface TownshipMapProps {
  /** Text alternative of the map; without it the map is decoration. */
  readonly label?: string;
  /** Sections with land in them. */
  readonly marked: readonly number[];
  /** A quarter of the one marked section, which is marked instead of the section. */
  readonly quarter?: string;
  /** True to show the section numbers. */
  readonly numbered?: boolean;
  /** True when the land is no longer for sale: gold is for land that can be bought. */
  readonly over?: boolean;
}

function squareOf(section: number): string {
  const { x, y } = townshipSectionCorner(section);
  return `M${String(x)} ${String(y)}h36v36h-36z`;
}

function MarkedQuarter({ section, quarter }: { readonly section: number; readonly quarter: string }) {
  const { x, y } = townshipSectionCorner(section);
  const [west, north] = [x + (quarter.endsWith('E') ? 18 : 0), y + (quarter.startsWith('N') ? 0 : 18)];
  return (
    <>
      <path className={styles.gold} d={`M${String(west)} ${String(north)}h18v18h-18z`} />
      <path className={styles.outline} d={squareOf(section)} />
    </>
  );
}

/** The 36 sections of a township on an ink ground, some of them marked, in gold while their land is for sale. */
export function TownshipMap({ label, marked, quarter, numbered = false, over = false }: TownshipMapProps) {
  const id = useId();
  const { pattern, width, height } = township;
  const [first] = marked;
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
      {quarter === undefined || first === undefined ? (
        <path className={over ? styles.over : styles.gold} d={marked.map(squareOf).join('')} />
      ) : (
        <MarkedQuarter section={first} quarter={quarter} />
      )}
      {numbered && <SectionNumbers marked={marked} quarter={quarter} />}
    </svg>
  );
}
