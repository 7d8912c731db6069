import { useId } from 'react';
import * as styles from './TownshipMap.module.css';

const side = 36;
const road = 3;

/** North-west corner of section 1 to 36; numbers wind up from the south-east, roads lie at every second row. */
function corner(section: number): { x: number; y: number } {
  const up = Math.floor((section - 1) / 6);
  const step = (section - 1) % 6;
  const column = up % 2 === 0 ? 5 - step : step;
  return { x: column * (side + road), y: (5 - up) * side + (2 - Math.floor(up / 2)) * road };
}

/** Two sections below each other and the roads at their east and south; drawn again and again. */
const pattern = { width: side + road, height: 2 * side + road };
const [width, height] = [6 * side + 5 * road, 6 * side + 2 * road];
const sections = Array.from({ length: 36 }, (_, index) => index + 1);

/** In the middle of the section, or in the half that the marked quarter leaves free. */
function numberPlace(quarter: string | undefined, x: number, y: number): { x: number; y: number } {
  if (quarter === undefined) return { x: x + 18, y: y + 22 };
  return { x: x + (quarter.endsWith('E') ? 9.5 : 26.5), y: y + (quarter.startsWith('N') ? 31 : 14) };
}

interface TownshipMapProps {
  /** What the map shows, for screen readers; without it the map is decoration. */
  readonly label?: string;
  /** Sections with land in them. */
  readonly marked: readonly number[];
  readonly numbered?: boolean;
  /** A quarter of the one marked section. */
  readonly quarter?: string;
}

/** The 36 sections of a township on an ink ground, some of them marked in gold. */
export function TownshipMap({ label, marked, numbered = false, quarter }: TownshipMapProps) {
  const id = useId();
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
      {marked.map((section) => {
        const { x, y } = corner(section);
        const at = `${String(x)} ${String(y)}`;
        return quarter === undefined ? (
          <path key={section} className={styles.gold} d={`M${at}h36v36h-36z`} />
        ) : (
          <g key={section}>
            <path
              className={styles.gold}
              d={`M${String(x + (quarter.endsWith('E') ? 18 : 0))} ${String(y + (quarter.startsWith('N') ? 0 : 18))}h18v18h-18z`}
            />
            <path className={styles.outline} d={`M${at}h36v36h-36z`} />
          </g>
        );
      })}
      {numbered &&
        sections.map((section) => {
          const { x, y } = corner(section);
          return (
            <text
              key={section}
              className={quarter === undefined && marked.includes(section) ? styles.onGold : undefined}
              {...numberPlace(section === marked[0] ? quarter : undefined, x, y)}
            >
              {section}
            </text>
          );
        })}
    </svg>
  );
}
