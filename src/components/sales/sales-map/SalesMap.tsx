import { Suspense, useMemo, useRef } from 'react';
import { useSaleStatuses } from '../../../features/sale-status/use-sale-status';
import { isOnMap, project } from '../../../model/derive/map/map-projection';
import type { SalesMapProps } from '../../../model/derive/map/sales-map';
import { planAtStatus } from '../../../model/derive/plan/plan-at-status';
import type { ListedSaleProps } from '../../../page-data/listed-sale';
import { provinces } from '../../../model/derive/provinces';
import { FoldedSection } from '../../../ui/fold/FoldedSection';
import { lazyPart } from '../../../ui/lazy-part/lazy-part';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import type { MapPlace } from './map-entry';
import { MapList } from './MapList';
import { StaticMap } from './StaticMap';
import * as styles from './SalesMap.module.css';

/** If it cannot be loaded, the static drawing stays. */
const InteractiveMap = lazyPart(async () => (await import('./InteractiveMap')).InteractiveMap);

interface SalesMapSectionProps {
  readonly id: string;
  /** All sales of the list. */
  readonly sales: readonly ListedSaleProps[];
  /** Slugs of those that match its filters. */
  readonly matching: ReadonlySet<string>;
  readonly map: SalesMapProps;
  /** The place that a visitor chose. */
  readonly place: MapPlace | null;
}

/**
 * A map of the sales whose markers are links, with a list by province; folded on a phone. Near the window, an
 * interactive map replaces it.
 */
export function SalesMap({ id, sales, matching, map, place }: SalesMapSectionProps) {
  const figure = useRef<HTMLElement>(null);
  const near = useNearViewport(figure, '300px');
  const schedules = useMemo(() => sales.map(({ card }) => card.schedule), [sales]);
  const statuses = useSaleStatuses(schedules);
  const entries = provinces
    .flatMap((code) => sales.filter(({ province }) => province === code))
    .map((sale, index) => {
      const { schedule, plan } = sale.card;
      const status = statuses.get(schedule.slug) ?? schedule.status;
      return {
        ...sale.card,
        slug: schedule.slug,
        province: sale.province,
        number: String(index + 1),
        status,
        plan: plan === null ? null : planAtStatus(plan, schedule.status, status),
        mark: map.markers[sales.indexOf(sale)] ?? null,
      };
    })
    .filter(({ slug }) => matching.has(slug));
  const marks = entries.flatMap((entry) => (entry.mark === null ? [] : [{ ...entry, ...entry.mark }]));
  const point = place === null ? null : project(place.position);
  const cross = point !== null && isOnMap(point) ? point : null;

  return (
    <FoldedSection id={id} heading={TEXTS.sales.map}>
      <div className={styles.split}>
        <figure ref={figure}>
          {near && (
            <Suspense>
              <InteractiveMap
                figure={figure}
                entries={entries}
                total={sales.length}
                place={cross === null ? null : place}
              />
            </Suspense>
          )}
          <StaticMap map={map} marks={marks} place={cross} />
          <p className={styles.caption}>
            {TEXTS.salesMap.stillNote}
            {cross !== null && ` ${TEXTS.salesMap.place}`}
          </p>
        </figure>
        <MapList entries={entries} />
      </div>
    </FoldedSection>
  );
}
