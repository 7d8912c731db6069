import type { ParcelPageProps } from './props';
import { Link } from '../../ui/link/Link';
import * as styles from './ParcelNavigation.module.css';

/** Links to the whole sale, the comparison, and the previous and the next parcel. */
export function ParcelNavigation({ navigation }: Pick<ParcelPageProps, 'navigation'>) {
  const { all, compare, previous, next } = navigation;
  return (
    <nav aria-label={TEXTS.names.saleParcels} className={styles.neighbours}>
      <Link href={all.href}>{all.label}</Link>
      {compare !== null && <Link href={compare.href}>{compare.label}</Link>}
      {previous !== null && <Link href={previous.href}>← {previous.label}</Link>}
      {next !== null && <Link href={next.href}>{next.label} →</Link>}
    </nav>
  );
}
