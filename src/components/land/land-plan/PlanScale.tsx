import type { PlanProps } from '../../../model/derive/plan/plan-props';
import * as styles from './LandPlan.module.css';
import { roundToTenth } from '../../../lib/round-to-tenth';

const mile = 80;
const half = mile / 2;

interface PlanScaleProps {
  readonly sections: PlanProps['sections'];
  /** West, north and side of the drawing. */
  readonly viewBox: readonly [x: number, y: number, side: number];
  /** Factor that enlarges the text in large drawings, which are shown at the same size as others. */
  readonly scale: number;
}

/** Map furniture of a page's plan: section numbers at their middles, a scale of one mile, north. */
export function PlanScale({ sections, viewBox: [west, north, side], scale }: PlanScaleProps) {
  const [south, east] = [roundToTenth(north + side), roundToTenth(west + side)];
  const inside = (x: number, y: number) =>
    x > west + 8 && x < west + side - 8 && y > north + 8 && y < north + side - 20;
  return (
    <>
      {sections
        .filter(({ x, y }) => inside(x + half, y + half))
        .map(({ number, x, y }) => (
          <g key={`${String(x)} ${String(y)}`} className={styles.section}>
            <circle cx={x + half} cy={y + half} r="6.6" />
            <text x={x + half} y={y + half + 2.3}>
              {number}
            </text>
          </g>
        ))}
      <g className={styles.scale} fontSize={roundToTenth(8 * scale)}>
        <path
          d={`M${String(west + 7)} ${String(roundToTenth(south - 8.7))}v4.4m0-2.2h80m0-2.2v4.4m-40-1.3v-1.8`}
        />
        <path
          d={`M${String(roundToTenth(east - 9))} ${String(roundToTenth(south - 5))}v-13m-3.2 4.5l3.2-5 3.2 5`}
        />
        <text x={roundToTenth(west + 10 + mile)} y={roundToTenth(south - 4.5)}>
          1 mile
        </text>
        <text x={roundToTenth(east - 21)} y={roundToTenth(south - 5)}>
          N
        </text>
      </g>
    </>
  );
}
