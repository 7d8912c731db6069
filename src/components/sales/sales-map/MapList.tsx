import { provinceNames, provinces, type Province } from '../../../model/derive/provinces';
import { Link } from '../../../ui/link/Link';
import { statusLabels } from '../status-labels';
import type { MapEntry } from './map-entry';
import * as styles from './SalesMap.module.css';

interface MapListProps {
  readonly entries: readonly (MapEntry & { readonly province: Province })[];
}

/** The sales of the map as a list by province. */
export function MapList({ entries }: MapListProps) {
  return (
    <div className={styles.list}>
      {entries.length === 0 && <p>{TEXTS.sales.noMatches}</p>}
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
  );
}
