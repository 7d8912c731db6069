import type { MouseEvent } from 'react';
import { standardCurrency } from '../../../lib/money';
import { plural } from '../../../lib/plural';
import { Link } from '../../../ui/link/Link';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import * as styles from './PriceStrip.module.css';
import { positionOnScale, lanes, squareSize, stripScale } from './strip-scale';
import type { SoldLotProps } from '../../../model/derive/strip-lots';

/** Width of a square as a share of the strip, on a phone and on a wide screen. */
const widths = { small: 7.5, large: 2.2 };
const laneStep = 24;
const smallLanes = ['', styles.small1, styles.small2, styles.small3, styles.small4];
const largeLanes = [styles.large0, styles.large1, styles.large2, styles.large3, styles.large4];

function laneClass(classes: readonly (string | undefined)[], lane: number | undefined): string {
  return classes[Math.min(lane ?? 0, classes.length - 1)] ?? '';
}

interface PriceStripProps {
  /** Sorted by price per acre, ascending. */
  readonly lots: readonly SoldLotProps[];
  /** In dollars per acre; not drawn for a single lot. */
  readonly median: number;
  /** True when the text names each lot rather than the first and the last. */
  readonly named?: boolean;
  /** Makes each square a link, unless the squares are too small for a finger. */
  readonly links?: StripLinks | undefined;
}

/** The links of the squares. */
export interface StripLinks {
  /** Name of the squares together. */
  readonly label: string;
  readonly hrefOf: (lot: SoldLotProps) => string;
  readonly onSelect: (lot: SoldLotProps, event: MouseEvent) => void;
}

function describe(lots: readonly SoldLotProps[], median: number, named: boolean): string {
  const labels = lots.map(({ label }) => label);
  const count = plural(lots.length, 'result');
  if (lots.length < 2) return `${count}: ${labels.join('')}.`;
  const listed = named ? labels.join('; ') : `from ${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`;
  return `${count}, median ${standardCurrency(median)}/ac${named ? ': ' : ', '}${listed}.`;
}

/** Every sold lot as a square on a scale of prices per acre, with a text alternative. */
export function PriceStrip({ lots, median, named = false, links }: PriceStripProps) {
  const scale = stripScale(lots.map(({ perAcre }) => perAcre));
  const positions = lots.map(({ perAcre }) => positionOnScale(scale, perAcre));
  const size = squareSize(positions, widths.small);
  const [small, large] = [lanes(positions, widths.small * size), lanes(positions, widths.large * size)];
  const middle = `${String(positionOnScale(scale, median))}%`;
  const linked = size === 1 ? links : undefined;
  return (
    <figure className={styles.strip}>
      <svg
        className={styles.chart}
        height="170"
        {...(linked === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': linked.label })}
      >
        {lots.length > 1 && (
          <>
            <text className={styles.median} x={middle} y="18">
              {`Median ${standardCurrency(median)}/ac`}
            </text>
            <line className={styles.middle} x1={middle} x2={middle} y1="26" y2="136" />
          </>
        )}
        {lots.map((lot, index) => {
          const square = (
            <g className={`${laneClass(smallLanes, small[index])} ${laneClass(largeLanes, large[index])}`}>
              {linked !== undefined && (
                <rect className={styles.target} x="-12.5" y="-2.5" width="25" height="25" />
              )}
              <rect x="-10" width="20" height="20" />
              {lot.enBloc && <rect className={styles.bloc} x="-13" y="-3" width="26" height="26" />}
            </g>
          );
          return (
            <svg
              key={lot.label}
              x={`${String(positions[index])}%`}
              y={136 - laneStep * size}
              className={styles.place}
            >
              <g transform={size === 1 ? undefined : `scale(${String(size)})`}>
                {linked === undefined ? (
                  square
                ) : (
                  <Link
                    href={linked.hrefOf(lot)}
                    label={lot.label}
                    onClick={(event) => {
                      linked.onSelect(lot, event);
                    }}
                  >
                    {square}
                  </Link>
                )}
              </g>
            </svg>
          );
        })}
        <line className={styles.axis} x2="100%" y1="136" y2="136" />
        {scale.ticks.map((tick) => (
          <svg key={tick} x={`${String(positionOnScale(scale, tick))}%`} y="136" className={styles.tick}>
            <path d="M0 0v6" />
            <text y="26">{standardCurrency(tick)}</text>
          </svg>
        ))}
      </svg>
      <VisuallyHidden>{describe(lots, median, named)}</VisuallyHidden>
    </figure>
  );
}
