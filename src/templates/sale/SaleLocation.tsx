import type { SalePageProps } from './props';
import { LinkList } from '../../ui/link-list/LinkList';
import { TownshipMap } from '../../components/land/township-map/TownshipMap';
import * as styles from './SaleBody.module.css';

/** The township with the sections of the sale, directions, and the land as a file. */
export function SaleLocation({ sale: { location, municipality } }: { readonly sale: SalePageProps }) {
  if (location === null) return null;
  const { township, directions, geoJson } = location;
  return (
    <section className={styles.where}>
      <h2>{TEXTS.sections.location}</h2>
      <p>
        {township.text} {municipality}.
      </p>
      <div className={styles.map} data-ground="ink">
        <TownshipMap
          numbered
          marked={township.marked}
          label={`Sections with land of this sale: ${township.marked.join(', ')}`}
        />
      </div>
      <LinkList
        links={[
          { label: TEXTS.saleActions.directions, href: directions },
          { label: TEXTS.saleActions.downloadParcels, href: geoJson },
        ]}
      />
    </section>
  );
}
