import type { SalePageProps } from './props';
import { isOver, type SaleStatus } from '../../model/derive/status';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { Fold } from '../../ui/fold/Fold';
import { LinkList } from '../../ui/link-list/LinkList';
import { TownshipMap } from '../../components/land/township-map/TownshipMap';
import * as styles from './SaleBody.module.css';

interface SaleLocationProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** The township with the sections of the sale, directions, and the land as a file. */
export function SaleLocation({ sale: { location, municipality }, status }: SaleLocationProps) {
  if (location === null) return null;
  const { township, directions, geoJson } = location;
  return (
    <Fold heading={TEXTS.sections.location}>
      <p className={styles.where}>{`${township.text} ${municipality}.`}</p>
      <div className={styles.map} data-ground="ink">
        {/* A drawing of what the text says: it need not be in the HTML. */}
        <ClientOnly>
          <TownshipMap
            numbered
            marked={township.marked}
            over={isOver(status)}
            label={`Sections with land of this sale: ${township.marked.join(', ')}`}
          />
        </ClientOnly>
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
