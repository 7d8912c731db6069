import { useId, useMemo } from 'react';
import { useSaleStatuses } from '../../../features/sale-status/use-sale-status';
import type { SalesMapProps } from '../../../model/derive/map/sales-map';
import { mapSize, type MapPoint } from '../../../model/derive/map/map-projection';
import type { ListedSaleProps } from '../../../page-data/listed-sale';
import { provinceNames, provinces } from '../../../model/derive/provinces';
import { statusLabels } from '../status-labels';
import { Link } from '../../../ui/link/Link';
import { PlanPatterns } from '../../land/land-plan/PlanPatterns';
import { Section } from '../../../ui/section/Section';
import { MapMarker } from './MapMarker';
import { markerStates } from './marker-states';
import * as styles from './SalesMap.module.css';

interface SalesMapSectionProps {
  readonly id: string;
  readonly sales: readonly ListedSaleProps[];
  readonly map: SalesMapProps;
  /** The place that a visitor chose, where it is on the map. */
  readonly position: MapPoint | null;
}

/** A map of the sales whose markers are links, with a list by province. */
export function SalesMap({ id, sales, map, position }: SalesMapSectionProps) {
  const patternId = useId();
  const schedules = useMemo(() => sales.map(({ card }) => card.schedule), [sales]);
  const statuses = useSaleStatuses(schedules);
  const entries = provinces
    .flatMap((code) => sales.filter(({ province }) => province === code))
    .map(({ card, province }, index) => {
      const status = statuses.get(card.schedule.slug) ?? card.schedule.status;
      return { ...card, province, number: String(index + 1), status };
    });
  const markOf = new Map(sales.map(({ card }, index) => [card.href, map.markers[index] ?? null]));
  const marks = entries.flatMap((entry) => {
    const mark = markOf.get(entry.href) ?? null;
    return mark === null ? [] : [{ ...entry, ...mark }];
  });

  return (
    <Section id={id} heading={TEXTS.sales.map}>
      <div className={styles.split}>
        <figure>
          <svg
            className={styles.map}
            viewBox={`0 0 ${mapSize.join(' ')}`}
            role="group"
            aria-label={TEXTS.names.salesMap}
          >
            <PlanPatterns id={patternId} states={marks.map(({ status }) => markerStates[status])} />
            <path className={styles.outline} d={map.outline} />
            <g className={styles.names} aria-hidden="true">
              {Object.entries(map.provinceLabels).map(([code, [x, y]]) => (
                <text key={code} x={x} y={y}>
                  {code}
                </text>
              ))}
            </g>
            <path
              className={styles.lead}
              d={marks.map(({ at, land }) => `M${land.join(' ')}L${at.join(' ')}`).join('')}
            />
            <path className={styles.land} d={marks.map(({ land }) => `M${land.join(' ')}h0`).join('')} />
            {position !== null && (
              <path className={styles.place} d={`M${position.join(' ')}m-9-9l18 18m0-18l-18 18`} />
            )}
            {marks.map(({ href, name, nearby, number, status, at }) => (
              <MapMarker
                key={href}
                href={href}
                label={`${number}, ${name}, ${nearby}, ${statusLabels[status].toLowerCase()}`}
                number={number}
                state={markerStates[status]}
                at={at}
                patternId={patternId}
              />
            ))}
          </svg>
          <figcaption>
            Simplified and not to scale. Marks that would touch are moved apart; a line leads to the land.
            {position !== null && ' The cross is the place you chose.'}
          </figcaption>
        </figure>
        <div className={styles.list}>
          {provinces
            .filter((code) => entries.some(({ province }) => province === code))
            .map((code) => (
              <div key={code}>
                <h3>{provinceNames[code]}</h3>
                <ul>
                  {entries
                    .filter(({ province }) => province === code)
                    .map(({ href, name, nearby, number, status }) => (
                      <li key={href}>
                        <b>{number}</b>
                        <span>
                          <Link href={href}>{name}</Link> {nearby}
                          {status !== 'upcoming' && `, ${statusLabels[status].toLowerCase()}`}
                        </span>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
    </Section>
  );
}
