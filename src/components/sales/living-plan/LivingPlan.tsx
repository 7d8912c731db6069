import { Suspense, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/is-plain-click';
import { planAtStatus } from '../../../model/derive/plan/plan-at-status';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { LinkProps } from '../../../page-data/common-props';
import { lazyPart } from '../../../ui/lazy-part/lazy-part';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import { PlanFigure } from '../../land/land-plan/PlanFigure';
import * as styles from './LivingPlan.module.css';
import type { PlanToolsProps } from './PlanTools';

let unavailable = false;

/** If they cannot be loaded, links lead where they do without scripts. */
const PlanTools = lazyPart(
  async () => (await import('./PlanTools')).PlanTools,
  () => {
    unavailable = true;
    return undefined;
  },
);

interface LivingPlanProps extends Pick<
  PlanToolsProps,
  'lots' | 'finalPrices' | 'built' | 'status' | 'aerial'
> {
  /** Name by which the page shows the drawing again. */
  readonly id?: string;
  /** Such as Sold, once the sale is completed. */
  readonly stamp?: string | null;
  /** As of the build. */
  readonly plan: PlanProps;
  /** Where a tap leads without scripts; null for the parcel of this page. */
  readonly links: readonly (LinkProps | null)[];
  /** The parcel that is highlighted elsewhere on the page. */
  readonly active?: number | undefined;
  readonly otherLabel?: string;
}

/**
 * The plan of a page. A tap on a parcel brings its figures beside the plan; where there is a picture from above, a
 * slider draws the plan over it. Both are loaded when they are first needed.
 */
export function LivingPlan({
  id,
  plan: builtPlan,
  links,
  active,
  otherLabel,
  stamp = null,
  ...rest
}: LivingPlanProps) {
  const { aerial, built, status } = rest;
  const plan = planAtStatus(builtPlan, built, status);
  const tools = useRef<HTMLDivElement>(null);
  const near = useNearViewport(tools, '0px');
  const [selected, setSelected] = useState<number>();
  const select = (event: MouseEvent, index: number) => {
    if (unavailable || !isPlainClick(event)) return;
    event.preventDefault();
    setSelected(index);
  };
  return (
    <PlanFigure
      id={id}
      plan={plan}
      links={links.map(
        (link, index) =>
          link && {
            ...link,
            onClick: (event) => {
              select(event, index);
            },
          },
      )}
      active={selected ?? active}
      otherLabel={otherLabel}
      stamp={status === 'completed' ? stamp : null}
    >
      {(aerial !== null || selected !== undefined) && (
        <div ref={tools} className={aerial === null ? undefined : styles.aerial}>
          {(near || selected !== undefined) && (
            <Suspense>
              <PlanTools {...rest} {...{ plan, links, selected }} onSelect={setSelected} />
            </Suspense>
          )}
        </div>
      )}
    </PlanFigure>
  );
}
