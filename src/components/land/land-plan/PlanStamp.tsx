import * as styles from './PlanStamp.module.css';
import type { PlanViewBox } from './PlanSvg';
import { roundToTenth } from '../../../lib/round-to-tenth';

/** Side of a drawing in which the stamp has its normal size, and widths of a letter and of the margin in it. */
const [plainSide, letter, margin] = [220, 8.2, 10];

interface PlanStampProps {
  /** Such as Sold. */
  readonly text: string;
  readonly viewBox: PlanViewBox;
}

/** The result of the land, stamped on the corner of its plan. */
export function PlanStamp({ text, viewBox: [west, north, side] }: PlanStampProps) {
  const width = text.length * letter + 2 * margin;
  const scale = side / plainSide;
  const [x, y] = [west + side - (width / 2 + 12) * scale, north + 24 * scale];
  return (
    <g
      transform={`translate(${String(roundToTenth(x))} ${String(roundToTenth(y))})rotate(-7)scale(${String(roundToTenth(scale))})`}
    >
      <g className={styles.stamp} fill="none">
        <rect x={-width / 2} y="-12" width={width} height="24" />
        <rect x={2.5 - width / 2} y="-9.5" width={width - 5} height="19" />
        <text y="5">{text}</text>
      </g>
    </g>
  );
}
