import { townshipSectionCorner, township } from './township-grid';
import * as styles from './TownshipMap.module.css';

interface SectionNumbersProps {
  readonly marked: readonly number[];
  /** The quarter that is marked instead of the one marked section. */
  readonly quarter: string | undefined;
}

/** In the middle of the section, or in the half that the marked quarter leaves free. */
function numberPosition(quarter: string | undefined, x: number, y: number): { x: number; y: number } {
  if (quarter === undefined) return { x: x + 18, y: y + 22 };
  return { x: x + (quarter.endsWith('E') ? 9.5 : 26.5), y: y + (quarter.startsWith('N') ? 31 : 14) };
}

/** The numbers of the 36 sections, over a map of the township. */
export function SectionNumbers({ marked, quarter }: SectionNumbersProps) {
  const [first] = marked;
  return (
    <g className={styles.numbers}>
      {township.sections.map((section) => {
        const { x, y } = townshipSectionCorner(section);
        return (
          <text
            key={section}
            className={quarter === undefined && marked.includes(section) ? styles.onGold : undefined}
            {...numberPosition(section === first ? quarter : undefined, x, y)}
          >
            {section}
          </text>
        );
      })}
    </g>
  );
}
