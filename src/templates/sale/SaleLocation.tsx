import type { SalePageProps } from './props';
import { isOver, type SaleStatus } from '../../model/derive/status';
import { Fold } from '../../ui/fold/Fold';
import { LinkList } from '../../ui/link-list/LinkList';
import { LazyTownshipMap } from '../../components/land/township-map/LazyTownshipMap';
import * as styles from './SaleBody.module.css';

interface SaleLocationProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** The township with the sections of the sale, directions, and a file of the land. */
export function SaleLocation({ sale: { location, municipality }, status }: SaleLocationProps) {
  if (location === null) return null;
  const { township, directions, geoJson } = location;
  return (
    <Fold heading={TEXTS.sections.location}>
      <p className={styles.where}>{`${township.text} ${municipality}.`}</p>
      <div className={styles.map} data-ground="ink">
        <LazyTownshipMap
          numbered
          marked={township.marked}
          over={isOver(status)}
          label={`Sections with land of this sale: ${township.marked.join(', ')}`}
        />
      </div>
      <LinkList
        links={[
          { label: TEXTS.saleActions.directions, href: directions },
          { label: TEXTS.saleActions.downloadParcels, href: geoJson },
        ]}
      />
    </Fold>
  );
}
