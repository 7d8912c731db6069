import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import { Link } from '../../ui/link/Link';
import * as styles from './ParcelNeighbours.module.css';

/** The parcels before and after, and the whole sale. */
export function ParcelNeighbours({ parcel }: { readonly parcel: ParcelPageProps }) {
  const { previous, sale, next } = parcel;
  return (
    <nav aria-label="Parcels of this sale" className={styles.neighbours}>
      {previous !== null && <Link href={previous.href}>Previous: {previous.label}</Link>}
      <Link href={sale.href}>All of {sale.label}</Link>
      {next !== null && <Link href={next.href}>Next: {next.label}</Link>}
    </nav>
  );
}
