import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { reportPageError } from '../../../features/error-reports/page-errors';
import { isPlainClick } from '../../../lib/is-plain-click';
import { planAtStatus } from '../../../model/derive/plan/plan-at-status';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { LinkProps } from '../../../page-data/common-props';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import { PlanFigure } from '../../land/land-plan/PlanFigure';
import * as styles from './InteractivePlan.module.css';
import type { PlanTools, PlanToolsProps } from './PlanTools';

interface LoadedTools {
  readonly Tools: typeof PlanTools;
}

async function loadTools(): Promise<LoadedTools> {
  return { Tools: (await import('./PlanTools')).PlanTools };
}

interface InteractivePlanProps extends Pick<
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
 * slider draws the plan over it. Both are loaded when they are first needed; where they cannot be, a tap leads where it
 * does without scripts.
 */
export function InteractivePlan({
  id,
  plan: builtPlan,
  links,
  active,
  otherLabel,
  stamp = null,
  ...rest
}: InteractivePlanProps) {
  const { aerial, built, status } = rest;
  const plan = planAtStatus(builtPlan, built, status);
  const tools = useRef<HTMLDivElement>(null);
  const near = useNearViewport(tools, '0px');
  const [loaded, setLoaded] = useState<LoadedTools>();
  const [selected, setSelected] = useState<number>();

  useEffect(() => {
    if (near) void loadTools().then(setLoaded, reportPageError);
  }, [near]);

  async function select(event: MouseEvent, index: number, href: string): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      setLoaded(await loadTools());
      setSelected(index);
    } catch {
      // Unless the visitor has gone on meanwhile.
      if (link.isConnected) window.location.assign(href);
    }
  }

  return (
    <PlanFigure
      id={id}
      plan={plan}
      links={links.map(
        (link, index) =>
          link && {
            ...link,
            onClick: (event) => void select(event, index, link.href),
          },
      )}
      active={selected ?? active}
      otherLabel={otherLabel}
      stamp={status === 'completed' ? stamp : null}
    >
      {(aerial !== null || selected !== undefined) && (
        <div ref={tools} className={aerial === null ? undefined : styles.aerial}>
          {loaded !== undefined && (
            <loaded.Tools {...rest} {...{ plan, links, selected }} onSelect={setSelected} />
          )}
        </div>
      )}
    </PlanFigure>
  );
}
