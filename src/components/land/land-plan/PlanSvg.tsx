import { Fragment, useId, type ReactNode } from 'react';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { LinkProps } from '../../../page-data/common-props';
import { Link, type LinkElementProps } from '../../../ui/link/Link';
import { PlanParcel } from './PlanParcel';
import { PlanPatterns } from './PlanPatterns';
import * as styles from './PlanSvg.module.css';
import { roundToTenth } from '../../../lib/round-to-tenth';

/** West, north and side of a drawing. */
export type PlanViewBox = readonly [x: number, y: number, side: number];

/** The link of a parcel. */
export type PlanLink = LinkProps & Pick<LinkElementProps, 'onClick'>;

interface PlanSvgProps {
  /** Id by which the page reuses the drawing. */
  readonly id?: string | undefined;
  readonly plan: PlanProps;
  readonly viewBox: PlanViewBox;
  /** True when the drawing has a text alternative; otherwise it is hidden from screen readers. */
  readonly labelled: boolean;
  readonly links?: readonly (PlanLink | null)[] | undefined;
  readonly active?: number | undefined;
  /** Drawn under the land. */
  readonly background?: ReactNode;
  /** Drawn over the land. */
  readonly children?: ReactNode;
}

/** The window of a plan with a margin around its land. */
export function planViewBox({ bounds: [west, north, side] }: PlanProps, margin: number): PlanViewBox {
  return [roundToTenth(west - margin), roundToTenth(north - margin), roundToTenth(side + 2 * margin)];
}

/** The land of a plan, parcel by parcel, with the lines of its blocks. */
export function PlanSvg({ id, plan, viewBox, labelled, links, active, background, children }: PlanSvgProps) {
  const patternId = useId();
  return (
    <svg
      id={id}
      className={styles.plan}
      viewBox={[...viewBox, viewBox[2]].join(' ')}
      {...(labelled
        ? { role: links === undefined ? 'img' : 'group', 'aria-label': plan.label }
        : { 'aria-hidden': true })}
    >
      <PlanPatterns id={patternId} states={plan.parcels.map(({ state }) => state)} />
      {background}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.block} d={outline} />
      ))}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.gap} d={outline} />
      ))}
      {plan.parcels.map((parcel, index) => {
        const shape = <PlanParcel parcel={parcel} patternId={patternId} active={index === active} />;
        const link = links?.[index] ?? null;
        return link === null ? (
          <Fragment key={parcel.number}>{shape}</Fragment>
        ) : (
          <Link key={parcel.number} {...link}>
            {shape}
          </Link>
        );
      })}
      {/* The label says the same, and unlike an image, a group does not hide its text from screen readers. */}
      {labelled && links !== undefined ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}
