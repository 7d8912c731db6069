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
  /** Id by which the page reuses the drawing. */
  readonly id?: string;
  /** Such as Sold, once the sale is completed. */
  readonly stamp?: string | null;
  /** As of the build. */
  readonly plan: PlanProps;
  /** Targets of a tap without scripts; null for the parcel of this page. */
  readonly links: readonly (LinkProps | null)[];
  /** The parcel that is highlighted elsewhere on the page. */
  readonly active?: number | undefined;
  readonly otherLabel?: string;
}

/**
 * The plan of a page. A tap on a parcel shows its figures beside the plan; if there is an aerial picture, a slider
 * draws the plan over it. Both are loaded when they are first needed; if they cannot be loaded, a tap follows the link
 * as without scripts.
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
      // Not if the visitor has left the page meanwhile.
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
