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

const sections = Array.from({ length: 36 }, (_, index) => index + 1);
const pairs = [0, 75, 150];
/** Dashes leave the roads open: rows of single sections, columns of two. */
const rows = pairs.flatMap((y) => [y, y + side, y + 2 * side]).map((y) => `M0 ${String(y)}h231`);
const columns = [0, 1, 2, 3, 4, 5].flatMap((column) => {
  const x = column * (side + road);
  return [`M${String(x)} 0v222`, `M${String(x + side)} 0v222`];
});

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
  return (
    <svg
      className={styles.map}
      viewBox="-2 -2 235 226"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.rows} d={rows.join('')} />
      <path className={styles.columns} d={columns.join('')} />
      {marked.map((section) => {
        const { x, y } = corner(section);
        const at = `${String(x)} ${String(y)}`;
        return quarter === undefined ? (
          <path key={section} className={styles.gold} d={`M${at}h36v36h-36z`} />
        ) : (
          <g key={section}>
            <path className={styles.outline} d={`M${at}h36v36h-36z`} />
            <path
              className={styles.gold}
              d={`M${String(x + (quarter.endsWith('E') ? 18 : 0))} ${String(y + (quarter.startsWith('N') ? 0 : 18))}h18v18h-18z`}
            />
          </g>
        );
      })}
      {numbered &&
        sections.map((section) => {
          const { x, y } = corner(section);
          return (
            <text key={section} x={x + 18} y={y + 22}>
              {section}
            </text>
          );
        })}
    </svg>
  );
}
