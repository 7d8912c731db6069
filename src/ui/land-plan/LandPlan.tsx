import { Fragment, useId } from 'react';
import { Link } from '../link/Link';
import * as styles from './LandPlan.module.css';
import { PlanParcel } from './PlanParcel';
import { PlanPatterns } from './PlanPatterns';
import { PlanScale } from './PlanScale';
import { PlanSurvey } from './PlanSurvey';
import { PlanTag } from './PlanTag';
import { short, type PlanData, type PlanKind } from './plan-data';

const margins = { thumb: 10, card: 14, page: 30 } as const satisfies Record<PlanKind, number>;
/** Sides of drawings in which the numbers have their plain size. */
const plainSides = { card: 170, page: 300 };

export interface PlanLink {
  readonly href: string;
  readonly label: string;
}

interface LandPlanProps {
  readonly plan: PlanData;
  readonly kind: PlanKind;
  /** Where the parcels lead, in their order; null for one that leads nowhere. */
  readonly links?: readonly (PlanLink | null)[] | undefined;
  /** The parcel that is pointed at elsewhere on the page. */
  readonly active?: number | undefined;
}

/**
 * A plan of land, quarter by quarter, as the survey laid it out. On pages it speaks for itself; beside the name of
 * a sale, on cards and thumbnails, it is hidden from screen readers.
 */
export function LandPlan({ plan, kind, links, active }: LandPlanProps) {
  const id = useId();
  const [west, north, side] = plan.bounds;
  const margin = margins[kind];
  const size = side + 2 * margin;
  const window = [short(west - margin), short(north - margin), short(size)] as const;
  const scale =
    kind === 'thumb' ? 1 : kind === 'card' ? size / plainSides.card : Math.max(1, size / plainSides.page);
  return (
    <svg
      className={styles.plan}
      viewBox={[...window, window[2]].join(' ')}
      {...(kind === 'page'
        ? { role: links === undefined ? 'img' : 'group', 'aria-label': plan.label }
        : { 'aria-hidden': true })}
    >
      <PlanPatterns id={id} states={plan.parcels.map(({ state }) => state)} />
      {kind !== 'thumb' && <PlanSurvey id={`${id}s`} survey={plan.survey} window={window} />}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.block} d={outline} />
      ))}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.gap} d={outline} />
      ))}
      {plan.parcels.map((parcel, index) => {
        const shape = <PlanParcel parcel={parcel} patternId={id} active={index === active} />;
        const link = links?.[index] ?? null;
        return link === null ? (
          <Fragment key={parcel.number}>{shape}</Fragment>
        ) : (
          <Link key={parcel.number} {...link}>
            {shape}
          </Link>
        );
      })}
      {kind === 'page' && <PlanScale sections={plan.sections} window={window} />}
      {kind !== 'thumb' && (
        <g className={styles.tags} strokeWidth={short(1.1 * scale)} fontSize={short(11.5 * scale)}>
          {plan.parcels.map(
            (parcel) =>
              parcel.number !== '' && (
                <PlanTag key={parcel.number} parcel={parcel} atCorner={kind === 'page'} scale={scale} />
              ),
          )}
        </g>
      )}
    </svg>
  );
}
