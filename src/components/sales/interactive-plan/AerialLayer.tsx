import { useId, useState } from 'react';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { AerialProps } from '../../../page-data/aerial';
import { pagePlanViewBox } from '../../land/land-plan/LandPlan';
import { PlanNumbers } from '../../land/land-plan/PlanNumbers';
import * as styles from './AerialLayer.module.css';
import { widestSource } from './widest-source';

interface AerialLayerProps {
  readonly plan: PlanProps;
  readonly aerial: AerialProps;
  /** Share of the plan that is drawn, from the left, in percent. */
  readonly drawn: number;
  readonly selected: number | undefined;
}

/** The aerial picture, over the part of a plan that is not drawn; edges and numbers of parcels stay. */
export function AerialLayer({ plan, aerial, drawn, selected }: AerialLayerProps) {
  const id = useId();
  const { picture, bounds } = aerial;
  const [best] = picture.sources;
  const [source, setSource] = useState(best === undefined ? picture.src : widestSource(best.srcSet));
  const [west, north, side] = pagePlanViewBox(plan);
  const edge = west + (side * drawn) / 100;
  const [x, y, width, height] = bounds;
  return (
    <svg
      className={styles.layer}
      viewBox={`${String(west)} ${String(north)} ${String(side)} ${String(side)}`}
    >
      <clipPath id={id}>
        <rect x={edge} y={north} width={west + side - edge} height={side} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className={styles.ground} x={west} y={north} width={side} height={side} />
        <image
          href={source}
          {...{ x, y, width, height }}
          preserveAspectRatio="none"
          role="img"
          aria-label={picture.alt}
          onError={() => {
            setSource(picture.src);
          }}
        />
        {plan.parcels.map(({ outline, number }, index) => (
          <g key={number} className={index === selected ? styles.selected : undefined}>
            <path className={styles.casing} d={outline} />
            <path className={styles.line} d={outline} />
          </g>
        ))}
        <g aria-hidden="true">
          <PlanNumbers
            parcels={plan.parcels.map((parcel) => ({ ...parcel, state: 'other' }))}
            atCorner
            scale={Math.max(1, side / 300)}
          />
        </g>
      </g>
      {drawn > 0 && <path className={styles.edge} d={`M${String(edge)} ${String(north)}v${String(side)}`} />}
    </svg>
  );
}
