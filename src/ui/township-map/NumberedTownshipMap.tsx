import { townshipSectionCorner, township } from './township-grid';
import * as numbers from './NumberedTownshipMap.module.css';
import { TownshipMap } from './TownshipMap';
import * as styles from './TownshipMap.module.css';

interface NumberedTownshipMapProps {
  readonly label: string;
  /** Sections with land in them. */
  readonly marked: readonly number[];
  /** A quarter of the one marked section. */
  readonly quarter?: string;
}

/** In the middle of the section, or in the half that the marked quarter leaves free. */
function numberPlace(quarter: string | undefined, x: number, y: number): { x: number; y: number } {
  if (quarter === undefined) return { x: x + 18, y: y + 22 };
  return { x: x + (quarter.endsWith('E') ? 9.5 : 26.5), y: y + (quarter.startsWith('N') ? 31 : 14) };
}

function Quarter({ section, quarter }: { readonly section: number; readonly quarter: string }) {
  const { x, y } = townshipSectionCorner(section);
  const [west, north] = [x + (quarter.endsWith('E') ? 18 : 0), y + (quarter.startsWith('N') ? 0 : 18)];
  return (
    <>
      <path className={styles.gold} d={`M${String(west)} ${String(north)}h18v18h-18z`} />
      <path className={numbers.outline} d={`M${String(x)} ${String(y)}h36v36h-36z`} />
    </>
  );
}

/** A township with the numbers of its sections. The footer has one without them: every page would carry their looks. */
export function NumberedTownshipMap({ label, marked, quarter }: NumberedTownshipMapProps) {
  const [first] = marked;
  return (
    <TownshipMap label={label} marked={quarter === undefined ? marked : []}>
      {quarter !== undefined && first !== undefined && <Quarter section={first} quarter={quarter} />}
      <g className={numbers.numbers}>
        {township.sections.map((section) => {
          const { x, y } = townshipSectionCorner(section);
          return (
            <text
              key={section}
              className={quarter === undefined && marked.includes(section) ? numbers.onGold : undefined}
              {...numberPlace(section === first ? quarter : undefined, x, y)}
            >
              {section}
            </text>
          );
        })}
      </g>
    </TownshipMap>
  );
}
